import { beforeEach, describe, expect, it } from "vitest";
import type { KeptTable } from "../../protocol/types";
import { everyText, speak } from "../../text/text";
import { expected } from "./my-tables";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

/** A table of mine where this is wanted, and some hours are left: of a move, and until a bot plays on. */
const kept = (wanted: string, until: number, last: number, awaited: string[] = []) =>
  ({
    waiting: wanted !== "",
    deadline: wanted && until ? NOW + until * HOUR : null,
    ended: false,
    about: {
      wanted,
      awaited,
      running: true,
      until: until && NOW + until * HOUR,
      last: last && NOW + last * HOUR,
    },
  }) as unknown as KeptTable;

describe("one line of a table", () => {
  beforeEach(async () => {
    await speak("en", false);
    await everyText();
  });

  it("says what is expected of me, and how long there is", () => {
    expect(expected(kept("clue", 14.5, 80), NOW)).toBe("Your clue, 14 h left");
    expect(expected(kept("guess", 50, 80), NOW)).toBe("Your guess, 2 days left");
    expect(expected(kept("answer", 0, 0), NOW)).toBe("Your answer");
  });

  it("says that the reserve is being used, and that no time is left", () => {
    expect(expected(kept("clue", -3, 5.9), NOW)).toBe("Your clue, 5 h left, from your reserve");
    expect(expected(kept("clue", -3, -1), NOW)).toBe("Your clue, 0 min left, from your reserve");
  });

  it("says how long the others have", () => {
    expect(expected(kept("", 3, 9, ["Bo", "Cat"]), NOW)).toBe("Waiting for Bo, Cat, 3 h left");
    expect(expected(kept("", -1, 9.5, ["Bo"]), NOW)).toBe("Waiting for Bo, 9 h left");
    expect(expected(kept("", 0, 0, ["Bolt"]), NOW)).toBe("Waiting for Bolt");
  });
});
