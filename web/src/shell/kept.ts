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

/** Forget a table, if it is the one remembered. */
export function forgetTable(id: string): void {
  if (keptTable()?.id === id) keep("table", null);
}
