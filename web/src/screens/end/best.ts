/** What was best in a game, by what everybody saw. */

import type { ClueGiven } from "../../protocol/types";
import { sideOf } from "../../table/sheets";
import type { Played } from "../replay/played";
import { turnsOf } from "../replay/turns";

/** A clue, and how many words of its own team were found by it. */
export interface BestTurn {
  clue: ClueGiven;
  found: number;
}

/** The clue that found most; of equals the one without a slip, then the first. */
export function bestTurn(played: Played): BestTurn | null {
  const { mode } = played.options;
  let best: (BestTurn & { slips: number }) | null = null;
  for (const { clue, team, touched } of turnsOf(played)) {
    if (!clue) continue;
    const found = touched.filter(({ identity }) => sideOf(mode, identity) === team).length;
    const slips = touched.length - found;
    if (!found) continue;
    if (!best || found > best.found || (found === best.found && slips < best.slips))
      best = { clue, found, slips };
  }
  return best && { clue: best.clue, found: best.found };
}
