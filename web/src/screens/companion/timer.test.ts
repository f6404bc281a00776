import { describe, expect, test } from "vitest";
import { anew, fresh, heard, leftAt, next, pause, runs, start } from "./timer";

describe("a clock", () => {
  test("stands until it is started, then runs down to nothing and not below", () => {
    const standing = fresh(60_000);
    expect(leftAt(standing, 5_000)).toBe(60_000);
    const running = start(standing, 5_000);
    expect(leftAt(running, 25_000)).toBe(40_000);
    expect(runs(running, 25_000)).toBe(true);
    expect(leftAt(running, 99_000)).toBe(0);
    expect(runs(running, 99_000)).toBe(false);
  });

  test("keeps what is left while it stands", () => {
    const paused = pause(start(fresh(60_000), 0), 45_000);
    expect(leftAt(paused, 1_000_000)).toBe(15_000);
    expect(leftAt(start(paused, 1_000_000), 1_010_000)).toBe(5_000);
  });

  test("is not set back by starting it twice", () => {
    const running = start(fresh(60_000), 0);
    expect(start(running, 30_000)).toBe(running);
  });

  test("begins anew when it is empty, or when somebody turns it", () => {
    const empty = start(fresh(60_000), 0);
    expect(leftAt(start(empty, 70_000), 80_000)).toBe(50_000);
    expect(leftAt(anew(60_000, 30_000), 40_000)).toBe(50_000);
  });

  test("is not confused by a clock of the system that was set back", () => {
    expect(leftAt(start(fresh(60_000), 10_000), 0)).toBe(60_000);
  });
});

test("a turn is a clue and then guesses; then the other team has its turn (R23, R38)", () => {
  const turns = [{ team: "red", phase: "clue" } as const];
  for (let count = 0; count < 4; count += 1) turns.push(next(turns[count]!, ["red", "blue"]) as never);
  expect(turns.map(({ team, phase }) => `${team} ${phase}`)).toEqual([
    "red clue",
    "red guess",
    "blue clue",
    "blue guess",
    "red clue",
  ]);
});

describe("between two looks one hears", () => {
  test("nothing before the last ten seconds", () => {
    expect(heard(30_000, 29_750)).toBeNull();
    expect(heard(11_100, 10_900)).toBeNull();
  });
  test("a tick for each of the last ten, once", () => {
    expect(heard(10_100, 9_900)).toBe("tick");
    expect(heard(9_900, 9_650)).toBeNull();
    expect(heard(1_100, 950)).toBe("tick");
  });
  test("the end, once, also after a long sleep", () => {
    expect(heard(200, 0)).toBe("end");
    expect(heard(50_000, 0)).toBe("end");
    expect(heard(0, 0)).toBeNull();
  });
});
