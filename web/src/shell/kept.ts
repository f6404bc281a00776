/** What is remembered from one visit to the next: your name, and where you sit. No tokens, no keys. */

import { keep, kept } from "../device/storage";

/** A table to come back to. */
export interface KeptTable {
  id: string;
  name: string;
}

/** The name you had last time. */
export const keptName = () => kept("name") ?? "";

/** Remember your name. */
export const keepName = (name: string) => keep("name", name.trim() || null);

/** Whether somebody has played a game to its end on this device. */
export const hasPlayed = () => kept("played") !== null;

/** Remember that somebody has. */
export const keepPlayed = () => keep("played", "yes");

/** The table you sat at last. */
export function keptTable(): KeptTable | null {
  try {
    const { id, name } = JSON.parse(kept("table") ?? "null") as KeptTable;
    return typeof id === "string" && typeof name === "string" ? { id, name } : null;
  } catch {
    return null; // nothing there, or not ours
  }
}

/** Remember the table you sit at. */
export function keepTable({ id, name }: KeptTable): void {
  keep("table", JSON.stringify({ id, name }));
}

/** The newest of your devices at a table that this one knows of; null if it knows of none. */
export function keptDevice(id: string): number | null {
  return keptDevices()[id] ?? null;
}

/** Remember the newest of your devices at a table; null forgets it. */
export function keepDevice(id: string, number: number | null): void {
  const others = Object.entries(keptDevices()).filter(([other]) => other !== id);
  const all = number === null ? others : [...others, [id, number] as const];
  known = Object.fromEntries(all.slice(-TABLES_KEPT));
  keep("devices", JSON.stringify(known));
}

const TABLES_KEPT = 8;
let known: Readonly<Record<string, number>> | null = null; // where nothing can be remembered

function keptDevices(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(kept("devices") ?? "null") as typeof known) ?? known ?? {};
  } catch {
    return known ?? {}; // not ours
  }
}

/** Forget a table, if it is the one remembered. */
export function forgetTable(id: string): void {
  keepDevice(id, null);
  if (keptTable()?.id === id) keep("table", null);
}
