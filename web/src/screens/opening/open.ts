/** Opening a table and going there. */

import type { Trouble } from "../../protocol/answer";
import { openTable } from "../../protocol/api";
import type { OpenTable } from "../../protocol/types";
import { go } from "../../route";
import { keepTable } from "../../shell/kept";

/** Open it; null when the page has gone there, else why not. */
export async function openAndGo(wanted: OpenTable): Promise<Trouble | null> {
  const answer = await openTable(wanted);
  if (!answer.ok) return answer.trouble;
  const { table, name } = answer.value;
  keepTable({ id: table, name });
  go(`/t/${table}`);
  return null;
}
