import { describe, expect, it } from "vitest";
import type { EventSeen } from "../protocol/types";
import { fold } from "./fold";
import { SEATS, sampleTable, sampleView } from "./samples";
import { whole } from "./view";

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

  it("lets an event of a newer server pass", () => {
    const table = sampleTable(SEATS.redOperative);
    expect(fold(table, { type: "brand_new" } as unknown as EventSeen)?.game).toEqual(table.game);
  });
});
