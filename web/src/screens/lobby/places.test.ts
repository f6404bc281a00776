import { describe, expect, it } from "vitest";
import { OPTIONS, SEATS, sampleView } from "../../table/samples";
import { whole } from "../../table/view";
import { isForOthers, sidesOf, watchersOf } from "./places";

const at = (change: Parameters<typeof sampleView>[0]) => whole(sampleView(change));

describe("the seats of a lobby", () => {
  it("are two agencies, with room for one spymaster and many operatives each", () => {
    const [red, blue] = sidesOf(at({}));
    expect([red?.team, blue?.team]).toEqual(["red", "blue"]);
    expect(red?.places.map(({ room, needed }) => [room, needed])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(blue?.places[1]?.people.map(({ name }) => name)).toEqual(["Dag"]);
  });

  it("are one team in co-op, whatever colours the last game gave", () => {
    const [all, ...others] = sidesOf(at({ options: { ...OPTIONS, mode: "coop" } }));
    expect(others).toEqual([]);
    expect(all?.places.map(({ people }) => people.length)).toEqual([2, 2]);
  });

  it("are three for three players, one of them shared", () => {
    const sides = sidesOf(
      at({
        options: { ...OPTIONS, mode: "shared" },
        members: { 1: { name: "Ann", seat: SEATS.operative } },
      }),
    );
    expect(sides.map(({ team }) => team)).toEqual(["red", "blue", null]);
    expect(sides.map(({ places }) => places[0]?.room)).toEqual([true, true, false]);
  });

  it("leave those who watch together, in the order in which they came", () => {
    const members = {
      10: { name: "Ida", seat: SEATS.watcher },
      2: { name: "Bo", seat: SEATS.watcher },
      3: { name: "Cleo", seat: { role: "insider" } as const },
      4: { name: "Dag", seat: SEATS.redOperative },
    };
    expect(watchersOf(at({ members })).map(({ name }) => name)).toEqual(["Bo", "Cleo", "Ida"]);
  });
});

describe("an address", () => {
  it("of one's own machine is no use to others", () => {
    for (const own of ["localhost", "127.0.0.1", "[::1]"]) expect(isForOthers(own)).toBe(false);
    for (const open of ["192.168.1.20", "play.example", "localhost.example"])
      expect(isForOthers(open)).toBe(true);
  });
});
