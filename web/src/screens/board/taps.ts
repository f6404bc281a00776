/** What a tap on a card means for you now. */

import type { Identity, Seat, WordTouched } from "../../protocol/types";
import { deskOf } from "../../table/desks";
import { behind, FATAL, keyOf, keySideOf, otherTeam, placeOf, sideOf } from "../../table/sheets";
import type { Game } from "../../table/view";

/** `guess`: mark, then guess; `cover`: choose, then cover; `note`: a pencil ring for your own eyes. */
export type Tap = "guess" | "cover" | "note" | null;

/** Who stands behind a card, if you may know: what lies there, else by the key before your eyes. */
export function identityOf(game: Game, card: number): Identity | null {
  const { mode } = game.options;
  const lies = game.covers.find((cover) => cover.card === card);
  if (lies) return lies.identity;
  const fatal = fatalTouch(game);
  if (fatal?.card === card) return fatal.identity ?? "bystander";
  const mine = keyOf(mode, game.seat);
  const side = mine.length === 1 ? mine[0] : keySideOf(mode, game.team); // with both, the one that judges
  return behind(mode, game.cells[card], side ?? 0);
}

/** Whether a tile lies on a card. */
export function isCovered(game: Game, card: number): boolean {
  return ((game.covered >> card) & 1) === 1;
}

/** The touch that lost the game, if one did: no token lies there, so it is shown whole. */
export function fatalTouch({ result, touches }: Game): WordTouched | undefined {
  return result && FATAL.has(result.reason) ? touches.at(-1) : undefined;
}

/** Whether this seat's side has touched a card before, which lies there still (D8). */
export function isClosed(game: Game, seat: Seat, card: number): boolean {
  return game.touches.some((one) => one.card === card && one.team !== seat.team);
}

/** What a tap means in this seat. */
export function tapOf(game: Game, seat: Seat): Tap {
  const { acts, touch } = deskOf(game, seat);
  if (touch !== "none") return acts.includes("guess_word") ? "guess" : "cover";
  return game.phase !== "over" && placeOf(game.options.mode, seat)?.gives ? "note" : null;
}

/** Whether a tap on this card does anything; a pencil ring is for one's own words. */
export function takesTap(game: Game, seat: Seat, card: number): boolean {
  const tap = tapOf(game, seat);
  if (!tap || isCovered(game, card)) return false;
  const { touch } = deskOf(game, seat);
  if (touch === "open") return !isClosed(game, seat, card);
  const { mode } = game.options;
  const other = touch === "rival" && otherTeam(mode, game.team);
  const identity = identityOf(game, card);
  const wanted = tap === "note" ? seat.team : other || game.team;
  return identity !== null && wanted !== undefined && sideOf(mode, identity) === wanted;
}
