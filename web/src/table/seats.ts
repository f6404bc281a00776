/** Who may sit where and what is missing to start (R13-R15). */

import type { Mode, Seat, TableView, Team } from "../protocol/types";
import { isTogether, keyOf, placeOf, sheetOf, teamsOf } from "./sheets";

/** The seats that a game needs. */
export const seatsOf = (mode: Mode) => sheetOf(mode).seats;

/** Whether two seats are one and the same. */
export function sameSeat(one: Seat, other: Seat): boolean {
  return one.role === other.role && (one.team ?? null) === (other.team ?? null);
}

/** A seat as one word, as messages name it: `red_spymaster`. */
export function seatCode(seat: Seat): string {
  return seat.team ? `${seat.team}_${seat.role}` : seat.role;
}

/** Whether somebody in this seat plays. */
export function plays(seat: Seat): boolean {
  return seat.role !== "watcher" && seat.role !== "insider";
}

/** Whether this seat has a key before its eyes while a game lasts. */
export function holdsKey(mode: Mode, seat: Seat): boolean {
  return keyOf(mode, seat).length > 0;
}

/** Whether those who watch may look at the key: where the group wants it, among friends alone. */
export function letsLook({ settings, members }: Pick<TableView, "settings" | "members">): boolean {
  const bots = Object.values(members).some(({ bot }) => bot);
  return settings.look === "watchers" && !settings.public && !bots;
}

/** Whether somebody who is not host may ask to be; the server knows how long the host was quiet. */
export function mayTakeOver({ you, host, members }: Pick<TableView, "you" | "host" | "members">) {
  const mine = members[you];
  return you !== host && mine !== undefined && plays(mine.seat);
}

/** The seats that must be filled before a game can start, as codes. */
export function missingSeats(mode: Mode, seats: readonly Seat[]): readonly string[] {
  const filled = seats.map((seat) => placeOf(mode, seat));
  return seatsOf(mode)
    .filter((place) => !filled.includes(place))
    .map(({ code }) => code);
}

/** Where somebody sits once the key is dealt: a new key is a new secret, and may name teams. */
export function dealtIn(mode: Mode, seat: Seat, start: Team): Seat {
  if (seat.role === "insider") return { role: "watcher" };
  return isTogether(mode) && plays(seat) ? { role: seat.role, team: start } : seat;
}

/** Whether the teams differ by more than one: a warning, no more (R13). */
export function unequal(mode: Mode, seats: readonly Seat[]): boolean {
  if (!seatsOf(mode).every(({ team }) => team)) return false; // nobody is on a team yet
  const sizes = teamsOf(mode).map((team) => seats.filter((seat) => seat.team === team).length);
  return Math.max(...sizes) - Math.min(...sizes) > 1;
}
