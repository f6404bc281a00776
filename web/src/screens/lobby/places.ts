/** Who sits where in the lobby, for every kind of game. */

import type { MemberSeen, Mode, Role, Seat, Team } from "../../protocol/types";
import { TEAMS } from "../../table/seats";
import type { Table } from "../../table/view";

/** Somebody at the table, with the number that names them. */
export interface Someone extends MemberSeen {
  who: string;
}

/** One seat, or the bench of operatives, with those who sit there. */
export interface Place {
  seat: Seat;
  people: readonly Someone[];
  room: boolean; // for one more
  needed: boolean; // without somebody here no game begins
}

/** The seat of those who do not play. */
export const WATCHES: Seat = { role: "watcher" };

/** An agency, or all of the table where there is only one team. */
export interface Side {
  team: Team | null;
  places: readonly Place[];
}

const LAYOUT: Readonly<Record<Mode, readonly (readonly [Team | null, readonly Role[]])[]>> = {
  teams: TEAMS.map((team) => [team, ["spymaster", "operative"]] as const),
  coop: [[null, ["spymaster", "operative"]]],
  shared: [...TEAMS.map((team) => [team, ["spymaster"]] as const), [null, ["operative"]]],
};

/** The sides of the table in the order in which they are shown. */
export function sidesOf(table: Table): Side[] {
  const mode = table.options.mode;
  const everybody = everybodyAt(table);
  return LAYOUT[mode].map(([team, roles]) => ({
    team,
    places: roles.map((role) => place(mode, everybody, team ? { role, team } : { role })),
  }));
}

function place(mode: Mode, everybody: readonly Someone[], seat: Seat): Place {
  // In co-op the colour comes with the key and stays on the seats of the last game.
  const there = everybody.filter(
    (one) =>
      one.seat.role === seat.role &&
      (mode === "coop" || (one.seat.team ?? null) === (seat.team ?? null)),
  );
  const many = seat.role === "operative" && mode !== "shared";
  return { seat, people: there, room: many || !there.length, needed: !there.length };
}

/** Everybody, in the order in which they came. */
export function everybodyAt(table: Table): Someone[] {
  return Object.entries(table.members)
    .map(([who, member]) => ({ who, ...member }))
    .sort((one, other) => Number(one.who) - Number(other.who));
}

/** Those who watch. */
export function watchersOf(table: Table): Someone[] {
  return everybodyAt(table).filter(({ seat }) => seat.role === "watcher" || seat.role === "insider");
}

/** Whether people elsewhere can open this address; one's own machine answers only itself. */
export function isForOthers(hostname: string): boolean {
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
}
