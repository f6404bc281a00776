/** What lies before a seat now: the server tells the situation, the sheet what it means for whom. */

import type { Desk, MemberCommand, Seat, SeatSheet, Team } from "../protocol/types";
import { arePartners, placeOf, sheetOf } from "./sheets";
import type { Game } from "./view";

/** A command that may lie on a desk. */
export type Act = MemberCommand["type"];

const EMPTY: Required<Desk> = { acts: [], touch: "none", awaited: false };

/** What somebody in this seat may do, and with which cards. */
export function deskOf(game: Game, seat: Seat): Required<Desk> {
  return deskAt(game, partOf(game, seat));
}

function deskAt(game: Game, part: string): Required<Desk> {
  return { ...EMPTY, ...sheetOf(game.options.mode).desks[game.at]?.[part] };
}

/** Whether somebody in this seat may do this now. */
export function may(game: Game, seat: Seat, act: Act): boolean {
  return deskOf(game, seat).acts.includes(act);
}

/** The part of a seat while this side is on turn; of those who watch, their role. */
export function partOf(game: Game, seat: Seat): string {
  return placeOf(game.options.mode, seat)?.parts[game.team] ?? seat.role;
}

/** The seats the game waits for, as far as you can see. */
export function awaitedSeats(game: Game): readonly SeatSheet[] {
  const { seats } = sheetOf(game.options.mode);
  return seats.filter((place) => deskAt(game, place.parts[game.team]).awaited);
}

/** What the game waits for, as far as you can see: whatever those may do whom it waits for. */
export function awaitedActs(game: Game): readonly string[] {
  return awaitedSeats(game).flatMap((place) => deskAt(game, place.parts[game.team]).acts);
}

/** Whether anybody may begin: it is nobody's turn yet (D4). */
export const isNobodysTurn = ({ options, clues, phase }: Game): boolean =>
  arePartners(options.mode) && phase === "clue" && !clues.length;

/** The side the game waits for; in a seat of no side somebody serves the side on turn. */
export function awaitedTeam(game: Game): Team {
  return awaitedSeats(game)[0]?.team ?? game.team;
}
