/** The clues of a game with what came of each: the history that everybody may read (R102). */

import type { Clue, Team, TurnEnded, WordCovered } from "../../protocol/types";
import { isTouched, type Game } from "../../table/view";

/** A card that was covered, or touched in vain. */
export type Find = Pick<WordCovered, "card" | "identity" | "cause">;

/** One turn in the history: what was covered before the clue, the clue, and what was touched. */
export interface HistoryRow {
  number: number;
  team: Team;
  clue: Clue | null;
  before: readonly WordCovered[]; // a penalty, or the simulated opponents' word
  found: readonly Find[];
  ending: TurnEnded | null;
}

/** Every turn in which anything has happened, the latest first. */
export function historyOf(game: Game): HistoryRow[] {
  const rows: HistoryRow[] = [];
  for (let number = game.turn; number > 0; number -= 1) {
    const clue = game.clues.find((one) => one.turn === number) ?? null;
    const covers = game.covers.filter((one) => one.turn === number);
    const ending = game.endings.find((one) => one.turn === number) ?? null;
    const touches = game.touches.filter((one) => one.turn === number);
    const team = clue?.team ?? covers[0]?.team ?? ending?.team ?? touches[0]?.team;
    if (!team) continue;
    rows.push({
      number,
      team,
      clue,
      before: covers.filter((one) => !isTouched(one)),
      found: [
        ...covers.filter(isTouched),
        ...touches.map(({ card, identity = "bystander" }) => ({ card, identity })),
      ],
      ending,
    });
  }
  return rows;
}
