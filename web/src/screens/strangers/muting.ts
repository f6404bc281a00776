/** Whom you do not want to hear at a table of strangers: remembered on this device alone. */

import { keep, kept } from "../../device/storage";
import { muted } from "./said";

const MOST = 40; // remembered, the latest

const remembered = () => (kept("muted") ?? "").split(" ").filter(Boolean);

/** At this table: whom you have muted before. */
export function recall(table: string): void {
  const here = remembered().filter((one) => one.startsWith(`${table}/`));
  muted.value = here.map((one) => one.slice(table.length + 1));
}

/** From now on do not show what somebody says, or show it again. */
export function mute(table: string, member: string, silent: boolean): void {
  const one = `${table}/${member}`;
  const others = remembered().filter((other) => other !== one);
  keep("muted", (silent ? [...others, one] : others).slice(-MOST).join(" ") || null);
  recall(table);
}
