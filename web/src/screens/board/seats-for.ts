/** Seats while a game lasts: where somebody who watches can sit, and which nobody has. */

import { missingSeats, seatCode, seatsOf } from "../../table/seats";
import type { Game, Table } from "../../table/view";

/** Free seats, seats of bots, and the operatives' benches, as codes. */
export function seatsFor(table: Table, game: Game): string[] {
  const { mode } = game.options;
  const people = Object.values(table.members).filter((member) => !member.bot);
  // in co-op the colour comes with the key, so only the role is named
  const taken = people.map(({ seat }) => seatCode(mode === "coop" ? { role: seat.role } : seat));
  return seatsOf(mode)
    .filter((seat) => bench(seat.role, mode) || !taken.includes(seatCode(seat)))
    .map(seatCode);
}

/** Seats without which the game cannot go on, as codes. */
export function emptySeats(table: Table, game: Game): readonly string[] {
  if (game.phase === "over") return [];
  const seats = Object.values(table.members).map((member) => member.seat);
  return missingSeats(game.options.mode, seats);
}

/** Any number sits on a bench, but for the operative of both teams (R115). */
function bench(role: string, mode: string): boolean {
  return role === "operative" && mode !== "shared";
}
