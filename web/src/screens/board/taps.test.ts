import { describe, expect, it } from "vitest";
import type { Mode, Phase, Seat } from "../../protocol/types";
import { OPTIONS, SEATS, sampleGame } from "../../table/samples";
import { ViewDefaults } from "../../protocol/types";
import { may } from "../../table/desks";
import type { Game } from "../../table/view";
import { identityOf, takesTap, tapOf } from "./taps";

const KEY = "rb.x".padEnd(25, ".");

function game(phase: Phase, mode: Mode = "teams", more: Partial<Game> = {}): Game {
  const options = { ...OPTIONS, mode };
  return { ...ViewDefaults, ...sampleGame({ phase, options, cells: KEY, ...more }) } as Game;
}

const tapped = (seat: Seat, at: Game) => [0, 1, 2, 3].filter((card) => takesTap(at, seat, card));

describe("a tap on a card", () => {
  it("marks for the operatives on turn and does nothing for the others", () => {
    expect(tapOf(game("guess"), SEATS.redOperative)).toBe("guess");
    expect(tapOf(game("guess"), SEATS.blueOperative)).toBeNull();
    expect(tapOf(game("clue"), SEATS.redOperative)).toBeNull();
    expect(tapOf(game("guess"), SEATS.watcher)).toBeNull();
  });

  it("marks for the operative of both teams whoever is on turn (R115)", () => {
    expect(tapOf(game("guess", "shared", { team: "blue" }), SEATS.operative)).toBe("guess");
  });

  it("is refused by a covered card", () => {
    expect(tapped(SEATS.redOperative, game("guess", "teams", { covered: 0b0101 }))).toEqual([1, 3]);
  });

  it("rings a spymaster's own words only", () => {
    expect(tapOf(game("guess"), SEATS.redSpymaster)).toBe("note");
    expect(tapped(SEATS.redSpymaster, game("guess"))).toEqual([0]);
  });

  it("chooses an own word as penalty (R60)", () => {
    expect(tapOf(game("penalty"), SEATS.redSpymaster)).toBe("cover");
    expect(tapped(SEATS.redSpymaster, game("penalty"))).toEqual([0]);
    expect(tapOf(game("penalty"), SEATS.blueSpymaster)).toBe("note");
  });

  it("chooses a word of the other side in its simulated turn (R110)", () => {
    expect(tapped(SEATS.redSpymaster, game("simulate", "coop"))).toEqual([1]);
  });
});

describe("a card", () => {
  it("has an identity only where it may be known", () => {
    expect([0, 1, 2, 3].map((card) => identityOf(game("clue"), card))).toEqual([
      "red",
      "blue",
      "bystander",
      "assassin",
    ]);
    expect(identityOf(game("clue", "teams", { cells: "?".repeat(25) }), 0)).toBeNull();
  });
});

describe("a clue", () => {
  it("is challenged by whoever plays but its giver, before the first guess (Q4, Q14)", () => {
    const fresh = { at: "guess_new" };
    const challenges = (seat: Seat, at: Game) => may(at, seat, "challenge_clue");
    const seats = [SEATS.redSpymaster, SEATS.redOperative, SEATS.blueSpymaster, SEATS.blueOperative];
    const first = game("guess", "teams", fresh);
    expect(seats.map((seat) => challenges(seat, first))).toEqual([false, true, true, true]);
    expect(challenges(SEATS.watcher, first)).toBe(false);
    expect(challenges(SEATS.redOperative, game("guess", "teams", { at: "guess_more" }))).toBe(false);
    expect(challenges(SEATS.redOperative, game("guess"))).toBe(false);
    expect(challenges(SEATS.redOperative, game("guess", "coop"))).toBe(false);
  });

  it("is accepted early by the opposing spymaster alone", () => {
    const first = game("guess", "teams", { at: "guess_new" });
    expect(may(first, SEATS.blueSpymaster, "accept_clue")).toBe(true);
    expect(may(first, SEATS.blueOperative, "accept_clue")).toBe(false);
  });
});
