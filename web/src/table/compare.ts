/** Folds what Python wrote down and compares it with the server: see tests/web/test_fold.py. */

import "./slow";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { oneByOne } from "./exchange";
import { offers } from "../protocol/offers";
import type { About, GameSheet, Happened, TableView, ToClient, Whispered } from "../protocol/types";
import { fold } from "./fold";
import { whole, type Table } from "./view";

/** The server has told of its games, somebody begins with a view, or is told something. */
type Line =
  | { sheets: readonly GameSheet[] }
  | { who: string; view: TableView }
  | { who: string; told: Happened | Whispered; after: TableView; anew: boolean };

const views = new Map<string, Table>();
let compared = 0;

function differences(mine: Table, wanted: Table): string[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(wanted)]) as Set<keyof Table>;
  return [...fields].filter((field) => !isDeepStrictEqual(mine[field], wanted[field]));
}

/** The view after all events of a message. */
function followed(before: Table | null, told: ToClient): Table | null {
  let view = before;
  for (const one of oneByOne(told))
    if (view && (one.type === "event" || one.type === "whisper")) view = fold(view, one.event, one.now);
  return view;
}

/** What is wrong with the fold of this line, if anything. */
function follow(line: Line): string | null {
  if ("sheets" in line) {
    offers.value = { games: line.sheets } as unknown as About;
    return null;
  }
  if ("view" in line) {
    views.set(line.who, whole(line.view));
    return null;
  }
  const mine = followed(views.get(line.who) ?? null, line.told);
  if (line.anew !== (mine === null)) return "only new eyes need a snapshot";
  if (mine === null) return null; // the next line brings it
  views.set(line.who, mine);
  compared += 1;
  const other = differences(mine, whole(line.after));
  return other.length ? `not the same: ${other.join(", ")}\n${JSON.stringify(mine)}` : null;
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const found = follow(JSON.parse(line) as Line);
  if (found) throw new Error(`${found}\n${line}`);
}
console.log(compared);
