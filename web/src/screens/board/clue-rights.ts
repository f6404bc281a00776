/** Who may say something about a clue, and until when (Q4, Q14). */

import type { Seat } from "../../protocol/types";
import { holdsKey, plays } from "../../table/seats";
import type { Game } from "../../table/view";

/** Anybody may have a clue spelled, but for who knows the key: everybody would hear when (R28, R82). */
export function maySpell(seat: Seat): boolean {
  return !holdsKey(seat);
}

/** Whoever plays may speak up before the first guess, but for who gave the clue. */
export function mayChallenge(game: Game, seat: Seat): boolean {
  const own = seat.role === "spymaster" && seat.team === game.team;
  const open = game.standing === "open" && game.phase === "guess" && game.guesses === 0;
  return plays(seat) && !own && open && game.options.mode !== "coop";
}

/** The opposing spymaster may say at once that the clue stands. */
export function mayAccept(game: Game, seat: Seat): boolean {
  return seat.role === "spymaster" && mayChallenge(game, seat);
}
