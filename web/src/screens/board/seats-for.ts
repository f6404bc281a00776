/** Where somebody who watches can be seated while a game lasts. */

import { seatCode, seatsOf } from "../../table/seats";
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

/** Any number sits on a bench, but for the operative of both teams (R115). */
function bench(role: string, mode: string): boolean {
  return role === "operative" && mode !== "shared";
}
