/** Who may sit where and what is missing to start (R13-R15). */

import type { Mode, Seat, TableView, Team } from "../protocol/types";

export const TEAMS: readonly Team[] = ["red", "blue"];

const NEEDED: Readonly<Record<Mode, readonly Seat[]>> = {
  teams: [
    { role: "spymaster", team: "red" },
    { role: "operative", team: "red" },
    { role: "spymaster", team: "blue" },
    { role: "operative", team: "blue" },
  ],
  coop: [{ role: "spymaster" }, { role: "operative" }],
  shared: [
    { role: "spymaster", team: "red" },
    { role: "spymaster", team: "blue" },
    { role: "operative" },
  ],
};

/** The seats that a kind of game needs. */
export const seatsOf = (mode: Mode) => NEEDED[mode];

/** The opposing team. */
export const otherTeam = (team: Team): Team => (team === "red" ? "blue" : "red");

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
  return seat.role === "spymaster" || seat.role === "operative";
}

/** Whether this seat has the key before its eyes while a game lasts. */
export function holdsKey(seat: Seat): boolean {
  return seat.role === "spymaster" || seat.role === "insider";
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
  // In co-op the colour comes with the key, so only roles count.
  const there = (wanted: Seat) =>
    seats.some((seat) => (mode === "coop" ? seat.role === wanted.role : sameSeat(seat, wanted)));
  return NEEDED[mode].filter((wanted) => !there(wanted)).map(seatCode);
}

/** Whether the teams differ by more than one: a warning, no more (R13). */
export function unequal(seats: readonly Seat[]): boolean {
  const size = (team: Team) => seats.filter((seat) => seat.team === team).length;
  return Math.abs(size("red") - size("blue")) > 1;
}
