/** Who may say something about a clue, and until when (Q4, Q14). */

import type { Seat } from "../../protocol/types";
import { plays } from "../../table/seats";
import type { Game } from "../../table/view";

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
