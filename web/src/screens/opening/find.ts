/** Looking for a table by what somebody typed: its spoken name, its link, or a seat's code. */

import { good, type Answer } from "../../protocol/answer";
import { findTable, showTable } from "../../protocol/api";

/** What a text may mean. */
export interface Sought {
  id?: string; // of a table, from its link
  name: string;
  code?: string; // of a seat on another device
}

const LINK = /\/t\/([\w-]{1,40})(?:[?#/]|$)/;
const SEAT_CODE = /(?:^|[\s?&=])(\d{1,6}-[a-z2-7]{8})(?=$|[\s&#])/i;
const ID = /^[\w-]{1,40}$/;

/** Read it; nothing is asked of anybody yet. */
export function meantBy(text: string): Sought {
  const typed = text.trim();
  const code = SEAT_CODE.exec(typed)?.[1]?.toUpperCase();
  const id = LINK.exec(typed)?.[1];
  const name = id ? "" : typed.replace(SEAT_CODE, " ").trim();
  return { name, ...(id && { id }), ...(code && { code }) };
}

/** The address of the table that was meant. */
export async function placeOf({ id, name, code }: Sought): Promise<Answer<string>> {
  const end = code ? `?code=${code}` : "";
  if (id) return good(`/t/${id}${end}`);
  const found = await findTable(name);
  if (found.ok) return good(`/t/${found.value.table}${end}`);
  if (found.trouble.code !== "no_such_table" || !ID.test(name)) return found;
  const there = await showTable(name); // perhaps it is the last part of a link
  if (there.ok || there.trouble.code === "no_seat") return good(`/t/${name}${end}`);
  return found;
}
