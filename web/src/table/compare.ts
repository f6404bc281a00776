/** Folds what Python wrote down and compares it with the server: see tests/web/test_fold.py. */

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { EventSeen, TableView } from "../protocol/types";
import { fold } from "./fold";
import { whole, type Table } from "./view";

/** A line of the protocol: somebody begins with a view, or sees an event. */
type Line =
  | { who: string; view: TableView }
  | { who: string; event: EventSeen; after: TableView | null; anew: boolean };

const views = new Map<string, Table>();
let compared = 0;

function differences(mine: Table, wanted: Table): string[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(wanted)]) as Set<keyof Table>;
  return [...fields].filter((field) => !isDeepStrictEqual(mine[field], wanted[field]));
}

/** What is wrong with the fold of this line, if anything. */
function follow(line: Line): string | null {
  if ("view" in line) {
    views.set(line.who, whole(line.view));
    return null;
  }
  const before = views.get(line.who);
  const mine = before ? fold(before, line.event) : null;
  if (line.anew !== (mine === null)) return "only new eyes need a snapshot";
  if (mine === null) return null; // the next line brings it
  views.set(line.who, mine);
  if (line.after === null) return null;
  compared += 1;
  const other = differences(mine, whole(line.after));
  return other.length ? `not the same: ${other.join(", ")}\n${JSON.stringify(mine)}` : null;
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const found = follow(JSON.parse(line) as Line);
  if (found) throw new Error(`${found}\n${line}`);
}
console.log(compared);
