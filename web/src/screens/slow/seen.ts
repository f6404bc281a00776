/** How far somebody has followed a game on this device, so that they see what they missed. */

import { signal } from "@preact/signals";
import { keep, kept } from "../../device/storage";

/** The first moment that somebody missed, while they look at it. */
export const missedFrom = signal<number | null>(null);

/** They have looked enough. */
export function closeMissed(): void {
  missedFrom.value = null;
}

/** The number of the game, and of its last moment that was seen. */
export interface Seen {
  game: number;
  moment: number;
}

const TABLES_KEPT = 100;

/** What was seen last at a table; null if nobody was there on this device. */
export function lastSeen(table: string): Seen | null {
  return all()[table] ?? null;
}

/** Remember it. */
export function keepSeen(table: string, seen: Seen): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  keep("seen", JSON.stringify(Object.fromEntries([...others, [table, seen]].slice(-TABLES_KEPT))));
}

function all(): Readonly<Record<string, Seen>> {
  try {
    return (JSON.parse(kept("seen") ?? "null") as Record<string, Seen> | null) ?? {};
  } catch {
    return {}; // not ours
  }
}
