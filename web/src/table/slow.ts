/** A slow table after an event: whom it waits for, and how everybody keeps to its times. */

import type { ActionAwaited, TimeGiven, TimeRanOut } from "../protocol/types";
import { slowFold } from "./slow-fold";
import type { Table } from "./view";

type Times = Table["times"];

/** A slow table after any event, as far as its times are concerned. */
slowFold.after = (table, event) => {
  switch (event.type) {
    case "dealt":
      return slowDealt(table);
    case "game_broken_off":
      return { ...table, awaited: null };
    case "action_awaited":
    case "time_given":
    case "time_ran_out":
      return timed(table, event);
    default:
      return table;
  }
};

/** The table after such an event; nobody counts what bots do. */
function timed(table: Table, event: ActionAwaited | TimeGiven | TimeRanOut): Table {
  const before = table.awaited;
  if (event.type === "time_given") {
    const { until, last, by } = event;
    const given = (before?.given ?? 0) + (by ? 1 : 0);
    return { ...table, awaited: before && { ...before, until, last, ...(given && { given }) } };
  }
  const times: Record<string, Times[string]> = { ...table.times };
  const reserve = (table.settings.slow?.reserve_hours ?? 72) * 3_600_000;
  const count = (who: string, late: number, inTime: number, overdue: number) => {
    const old = times[who] ?? {};
    times[who] = filled({
      used: Math.min(reserve, (old.used ?? 0) + late),
      in_time: (old.in_time ?? 0) + inTime,
      overdue: (old.overdue ?? 0) + overdue,
    });
  };
  const people = (all: readonly string[]) => all.filter((who) => !table.members[who]?.bot);
  if (event.type === "time_ran_out") {
    people(event.who).forEach((who) => count(who, reserve, 0, 1));
    return { ...table, times, awaited: event.left ? before : null };
  }
  const { who = [], since = 0, until = 0, last = 0, by, late, given } = event;
  if (late) people(before?.who ?? []).forEach((one) => count(one, late, 0, 0));
  if (by) count(by, 0, 1, 0);
  const awaited = who.length ? { who, since, until, last, ...(given && { given }) } : null;
  return { ...table, times, awaited };
}

/** A game begins: everybody has all of their reserve again, and nobody is awaited yet. */
function slowDealt(table: Table): Table {
  const fresh = Object.entries(table.times)
    .map(([who, time]) => [who, filled({ ...time, used: 0 })] as const)
    .filter(([, time]) => Object.keys(time).length);
  return { ...table, times: Object.fromEntries(fresh), awaited: null };
}

const filled = (time: Times[string]): Times[string] =>
  Object.fromEntries(Object.entries(time).filter(([, count]) => count));
