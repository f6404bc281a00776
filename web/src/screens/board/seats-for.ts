/** Seats while a game lasts: where somebody who watches can sit, and which nobody has. */

import type { Role, Seat, Team } from "../../protocol/types";
import { missingSeats, seatsOf } from "../../table/seats";
import { placeOf } from "../../table/sheets";
import type { Game, Table } from "../../table/view";

/** Free seats, seats of bots, and benches where many may sit, as codes. */
export function seatsFor(table: Table, game: Game): string[] {
  const { mode } = game.options;
  const people = Object.values(table.members).filter((member) => !member.bot);
  const taken = people.map(({ seat }) => placeOf(mode, seat));
  return seatsOf(mode)
    .filter((place) => place.many || !taken.includes(place))
    .map(({ code }) => code);
}

/** Whether somebody who watches could sit down there in a running game, as the sheet says. */
export function maySit(game: Game, seat: Seat, code: string): boolean {
  const there = seatsOf(game.options.mode).find((place) => place.code === code);
  return there?.onlookers?.includes(seat.role) ?? false;
}

/** A seat from its code, `red_spymaster`. */
export function seatOf(code: string): { role: Role; team?: Team } {
  const [first, second] = code.split("_") as [string, string?];
  return second ? { role: second as Role, team: first as Team } : { role: first as Role };
}

/** Seats without which the game cannot go on, as codes. */
export function emptySeats(table: Table, game: Game): readonly string[] {
  if (game.phase === "over") return [];
  const seats = Object.values(table.members).map((member) => member.seat);
  return missingSeats(game.options.mode, seats);
}
