/** Who sits where in the lobby, for every kind of game. */

import type { MemberSeen, Seat, SeatSheet, Team } from "../../protocol/types";
import { plays, seatsOf } from "../../table/seats";
import { placeOf, teamsOf } from "../../table/sheets";
import type { Table } from "../../table/view";

/** Somebody at the table, with the number that names them. */
export interface Someone extends MemberSeen {
  who: string;
}

/** One seat, or the bench of operatives, with those who sit there. */
export interface Place {
  seat: Seat;
  label: SeatSheet["label"];
  people: readonly Someone[];
  room: boolean; // for one more
  needed: boolean; // without somebody here no game begins
}

/** The seat of those who do not play. */
export const WATCHES: Seat = { role: "watcher" };

/** An agency, or all of the table where there is only one team. */
export interface SideOfTable {
  team: Team | null;
  places: readonly Place[];
}

/** The sides of the table in the order in which they are shown; last the seats of no side. */
export function sidesOf(table: Table): SideOfTable[] {
  const { mode } = table.options;
  const all = [...teamsOf(mode), null].map((team) => ({
    team,
    places: seatsOf(mode)
      .filter((seat) => (seat.team ?? null) === team)
      .map((seat) => place(table, seat)),
  }));
  return all.filter(({ places }) => places.length > 0);
}

function place(table: Table, sheet: SeatSheet): Place {
  const { role, team, label, many = false } = sheet;
  const there = everybodyAt(table).filter(
    ({ seat }) => placeOf(table.options.mode, seat) === sheet,
  );
  const empty = !there.length;
  const seat = team ? { role, team } : { role };
  return { seat, label, people: there, room: many || empty, needed: empty };
}

/** Everybody, in the order in which they came. */
export function everybodyAt(table: Table): Someone[] {
  return Object.entries(table.members)
    .map(([who, member]) => ({ who, ...member }))
    .sort((one, other) => Number(one.who) - Number(other.who));
}

/** Those who watch. */
export function watchersOf(table: Table): Someone[] {
  return everybodyAt(table).filter(({ seat }) => !plays(seat));
}

/** Whether people elsewhere can open this address; one's own machine answers only itself. */
export function isForOthers(hostname: string): boolean {
  return !/^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
}
