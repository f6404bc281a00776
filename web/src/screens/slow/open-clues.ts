/** Clues whose words have not all been found: what one may still come back to (R40). */

import type { Clue, Seat } from "../../protocol/types";
import { sideOf } from "../../table/sheets";
import { isTouched, type Game } from "../../table/view";

/** A clue, and how many words it has led to. */
export interface OpenClue {
  clue: Clue;
  found: number;
}

/** Those of one's own side, the first one first; of both where one has none. */
export function openClues(game: Game, seat: Seat): OpenClue[] {
  const { mode } = game.options;
  return game.clues
    .filter(({ team }) => !seat.team || team === seat.team)
    .map((clue) => {
      const covers = game.covers.filter((one) => one.turn === clue.turn && isTouched(one));
      const own = covers.filter(({ identity }) => sideOf(mode, identity) === clue.team);
      return { clue, found: own.length };
    })
    .filter(({ clue, found }) => typeof clue.number === "number" && found < clue.number);
}
