import { afterEach, describe, expect, it } from "vitest";
import { offers } from "../../protocol/offers";
import type { About } from "../../protocol/types";
import { OUR_GAMES } from "../../table/our-games";
import { OPTIONS } from "../../table/samples";
import { numbersOf } from "../../table/sheets";
import { clearGame, draft, note } from "./mine";

/** A game like ours, but a clue says one or two. */
const FEW = OUR_GAMES.map((game) => ({ ...game, guesses: { 1: 2, 2: 3 } }));

afterEach(() => {
  offers.value = { games: OUR_GAMES } as About;
  clearGame();
});

describe("the number of a clue", () => {
  it("is one that the game has, and an expert's only where the group wants them (R52, R54)", () => {
    expect(numbersOf(OPTIONS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "unlimited"]);
    expect(numbersOf({ ...OPTIONS, expert_clues: false })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numbersOf({ ...OPTIONS, mode: "duet", expert_clues: false })).toContain(0);
    offers.value = { games: FEW } as unknown as About;
    expect(numbersOf(OPTIONS)).toEqual([1, 2]);
  });

  it("is that of the rings as long as the game has it", () => {
    offers.value = { games: FEW } as unknown as About;
    const ring = (card: number) => {
      note(card, numbersOf(OPTIONS), () => true);
      return draft.value.number;
    };
    expect([ring(3), ring(4), ring(5), ring(5)]).toEqual([1, 2, null, 2]);
  });
});
