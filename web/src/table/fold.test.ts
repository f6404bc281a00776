import { describe, expect, it } from "vitest";
import type { EventSeen, Seat } from "../protocol/types";
import { fold } from "./fold";
import { OPTIONS, SEATS, sampleTable, sampleView } from "./samples";
import { whole, type Game } from "./view";

// That every fold is the server's is shown by tests/web/test_fold.py on random games.

describe("a fold", () => {
  it("changes nothing that somebody else may still look at", () => {
    const table = sampleTable(SEATS.redOperative, { phase: "guess" });
    const before = structuredClone(table);
    const event: EventSeen = {
      type: "word_covered",
      turn: 1,
      team: "red",
      card: 3,
      identity: "blue",
    };
    expect(fold(table, event)?.game).toMatchObject({ covered: 8, left: { red: 9, blue: 7 }, guesses: 1 });
    expect(table).toEqual(before);
  });

  it("keeps a touched word open, and counts what a turn cost", () => {
    const options = { ...OPTIONS, mode: "duet" };
    const tally = { red: 9, tokens: 9, mistakes: 2 };
    const seat: Seat = { role: "player", team: "red" };
    const table = sampleTable(seat, { options, tally, left: { red: 9 } as Game["left"], phase: "guess" });
    const touched = fold(table, { type: "word_touched", turn: 1, team: "blue", card: 3 });
    const ended: EventSeen = { type: "turn_ended", turn: 1, team: "blue", reason: "wrong", tokens: 2 };
    const after = touched && fold(touched, ended);
    expect(after?.game).toMatchObject({
      covered: 0,
      touches: [{ card: 3, team: "blue" }],
      tally: { red: 9, tokens: 7, mistakes: 1 },
    });
    const done = after && fold(after, { type: "side_done", team: "blue" });
    expect(done?.game?.left).toEqual({ red: 9, blue: 0 });
  });

  it("uncovers one card and no other for those without the key", () => {
    const table = sampleTable(SEATS.redOperative, { phase: "guess" });
    const event: EventSeen = {
      type: "word_covered",
      turn: 1,
      team: "red",
      card: 24,
      identity: "assassin",
    };
    const game = fold(table, event)?.game;
    expect(game?.cells).toBe(`${"?".repeat(24)}x`);
    expect(game?.key).toBeNull();
  });

  it("asks for new eyes when your own seat changes, and only then", () => {
    const table = whole(sampleView());
    const sits = (player: string): EventSeen => ({ type: "seat_taken", player, seat: SEATS.watcher });
    expect(fold(table, sits("1"))).toBeNull();
    expect(fold(table, sits("2"))?.missing).toEqual(["red_operative"]);
    expect(fold(table, { type: "member_went", member: "1" })).toBeNull();
  });

  it("lets the oldest line to the same ears make room for a new one", () => {
    const said = (to?: "red") => ({ by: "1", text: "hm", ...(to && { to }) });
    const chat = [said("red"), ...Array.from({ length: 200 }, () => said())];
    const hears = (to?: "red") => fold(whole(sampleView({ chat })), { type: "something_said", ...said(to) });
    expect(hears()?.chat.map((line) => line.to)).toEqual(["red", ...Array.from({ length: 200 })]);
    expect(hears("red")?.chat).toHaveLength(202);
  });

  it("keeps the name of somebody who has gone with what they said", () => {
    const members = {
      ...sampleView().members,
      7: { name: "Zoe", seat: SEATS.watcher },
    };
    const chat = [{ by: "7", text: "bye" }, { by: "1", text: "hi" }];
    const after = fold(whole(sampleView({ members, chat })), { type: "member_went", member: "7" });
    expect(after?.chat).toEqual([{ by: "7", text: "bye", name: "Zoe" }, { by: "1", text: "hi" }]);
  });

  it("asks for the whole table where nobody has described the game", () => {
    const table = sampleTable(SEATS.redOperative);
    const options = { ...table.options, mode: "unheard_of" as typeof table.options.mode };
    expect(fold({ ...table, options }, { type: "host_changed", member: "2" })).toBeNull();
  });

  it("lets an event of a newer server pass", () => {
    const table = sampleTable(SEATS.redOperative);
    expect(fold(table, { type: "brand_new" } as unknown as EventSeen)?.game).toEqual(table.game);
  });
});
