/** What a tap on a card means for you now. */

import type { Identity, Seat, Team } from "../../protocol/types";
import { otherTeam } from "../../table/seats";
import type { Game } from "../../table/view";

/** `guess`: mark, then guess; `cover`: choose, then cover; `note`: a pencil ring for your own eyes. */
export type Tap = "guess" | "cover" | "note" | null;

const IDENTITIES: Readonly<Record<string, Identity>> = {
  r: "red",
  b: "blue",
  ".": "bystander",
  x: "assassin",
};

/** Who stands behind a card, if you may know. */
export function identityOf(game: Game, card: number): Identity | null {
  return IDENTITIES[game.cells[card] ?? "?"] ?? null;
}

/** Whether a tile lies on a card. */
export function isCovered(game: Game, card: number): boolean {
  return ((game.covered >> card) & 1) === 1;
}

/** What a tap means in this seat. */
export function tapOf(game: Game, seat: Seat): Tap {
  if (seat.role === "operative") return mayGuess(game, seat) ? "guess" : null;
  if (seat.role !== "spymaster" || game.phase === "over") return null;
  return coverColour(game, seat) ? "cover" : "note";
}

/** Whether the game waits for a guess of this seat. */
export function mayGuess(game: Game, seat: Seat): boolean {
  const mine = game.options.mode === "shared" || seat.team === game.team;
  return seat.role === "operative" && game.phase === "guess" && mine;
}

/** The colour of which this spymaster covers a word now: a penalty (R60) or the other side's turn (R110). */
export function coverColour(game: Game, seat: Seat): Team | null {
  if (seat.role !== "spymaster" || seat.team !== game.team) return null;
  if (game.phase === "penalty") return game.team;
  return game.phase === "simulate" ? otherTeam(game.team) : null;
}

/** Whether a tap on this card does anything. */
export function takesTap(game: Game, seat: Seat, card: number): boolean {
  const tap = tapOf(game, seat);
  if (!tap || isCovered(game, card)) return false;
  if (tap === "guess") return true;
  const wanted = tap === "cover" ? coverColour(game, seat) : seat.team;
  return identityOf(game, card) === wanted;
}
