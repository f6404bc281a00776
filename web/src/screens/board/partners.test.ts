/** Where two sides with a key each play as one: the sentence for everybody in every situation. */

import { describe, expect, it } from "vitest";
import type { Options, Seat, Team } from "../../protocol/types";
import { publicTable } from "../screen/public";
import { duty } from "../../table/duties";
import { OPTIONS, sampleGame, sampleView } from "../../table/samples";
import { whole, type Game } from "../../table/view";

const duet: Options = { ...OPTIONS, mode: "duet" };
const RED: Seat = { role: "player", team: "red" };
const BLUE: Seat = { role: "player", team: "blue" };
const WATCHER: Seat = { role: "watcher" };
const clue = { turn: 1, team: "red" as Team, word: "SEA", number: 2 };

/** A table of Duet as somebody in this seat sees it; with `more`, two people sit on blue's side. */
function table(seat: Seat, change: Partial<Game>, more = false) {
  const others = [RED, BLUE, ...(more ? [BLUE] : [])].map((one, place) => [
    String(place + 2),
    { name: `P${place}`, seat: one },
  ]);
  const members = { 1: { name: "Ann", seat }, ...Object.fromEntries(others) };
  const counts = { left: { red: 5 } as Game["left"], tally: { red: 5, tokens: 7 } };
  const game = sampleGame({ seat, options: duet, ...counts, ...change });
  return whole(sampleView({ members, options: duet, game }));
}

const ids = (change: Partial<Game>) =>
  [RED, BLUE, WATCHER].map((seat) => duty(table(seat, change), () => "").id);

describe("the sentence of two partners", () => {
  it("lets whoever is first begin (D4)", () => {
    expect(ids({ at: "clue_any" })).toEqual(["duties-begin", "duties-begin", "duties-begin"]);
    expect(duty(table(BLUE, { at: "clue_any" }), () => "").mine).toBe(true);
    expect(duty(table(WATCHER, { at: "clue_any" }), () => "").mine).toBe(false);
  });

  it("asks one side for a clue and the other for patience, then the other way round", () => {
    expect(ids({ at: "clue", clues: [clue] })).toEqual([
      "duties-give-clue",
      "duties-wait-clue",
      "duties-wait-clue-of",
    ]);
    expect(ids({ phase: "guess", at: "guess_new", clue, clues: [clue] })).toEqual([
      "duties-straight-face",
      "duties-guess-first-free",
      "duties-team-guesses",
    ]);
    const more = { phase: "guess", at: "guess_more", clue, clues: [clue], guesses: 1 } as const;
    expect(ids(more)[1]).toBe("duties-guess-free");
  });

  it("speaks of a partner, or of several", () => {
    const at = { at: "clue", clues: [clue] };
    expect(duty(table(BLUE, at), () => "").values).toEqual({ count: 1 });
    expect(duty(table(RED, at, true), () => "").values).toEqual({ count: 2 });
  });

  it("has whoever was asked answer first, and begin afterwards (D19)", () => {
    const asked = { word: "SEA", number: 2, allowed: null, by: null, refused: false, spelling: "" };
    const at = { at: "clue_any_asked", consultations: [asked as never] };
    expect(duty(table(BLUE, at), () => "").id).toBe("duties-answer-consult");
    expect(duty(table(RED, at), () => "").id).toBe("duties-wait-consent");
    const answered = { at: "clue_any", consultations: [{ ...asked, allowed: true } as never] };
    expect(duty(table(RED, answered), () => "").id).toBe("duties-give-asked");
    expect(duty(table(BLUE, answered), () => "").id).toBe("duties-begin");
  });

  it("knows sudden death, also where one side alone may touch (D17)", () => {
    expect(ids({ phase: "sudden", at: "sudden", clues: [clue] })).toEqual([
      "duties-sudden",
      "duties-sudden",
      "duties-sudden-watch",
    ]);
    expect(ids({ phase: "sudden", at: "sudden_one", clues: [clue] })).toEqual([
      "duties-sudden-wait",
      "duties-sudden",
      "duties-sudden-watch",
    ]);
  });

  it("is the same for both at the end", () => {
    const over = (winner: Team | null) => ({
      phase: "over" as const,
      result: { winner, reason: "all_words" as const, score: null },
    });
    expect(ids(over("blue"))).toEqual(Array(3).fill("duties-coop-won"));
    expect(ids(over(null))).toEqual(Array(3).fill("duties-coop-lost"));
  });
});

describe("a screen for the room", () => {
  it("keeps what a side alone knows to itself: its words left (D14)", () => {
    const shown = publicTable(table(RED, { at: "clue", clues: [clue] }));
    expect(shown.game?.tally).toEqual({ tokens: 7 });
    expect(shown.game?.left).toEqual({});
    const done = publicTable(table(RED, { at: "clue", tally: { red: 5, blue: 0, tokens: 7 } }));
    expect(done.game?.tally).toEqual({ blue: 0, tokens: 7 });
  });
});
