/** The table this page is at: one at a time. */

import { computed, effect, signal } from "@preact/signals";
import { LiveTable } from "./live";
import type { Seat } from "../protocol/types";
import { spokenGame } from "../text/text";
import type { Game, Table } from "./view";

const WATCHER: Seat = { role: "watcher" };

/** The table that is open now. */
export const table = signal<LiveTable | null>(null);

/** Go to a table, leaving the one before; the same one stays as it is. */
export function goToTable(id: string): LiveTable {
  const now = table.peek();
  if (now?.id === id && now.connection.peek() !== "ended") return now;
  now?.close();
  const next = new LiveTable(id);
  table.value = next;
  return next;
}

/** Leave the table's page; the seat stays. */
export function leavePage(): void {
  table.peek()?.close();
  table.value = null;
}

/** The table as you see it. */
export const view = computed<Table | null>(() => table.value?.view.value ?? null);

/** The running or last game as you see it. */
export const game = computed<Game | null>(() => view.value?.game ?? null);

effect(() => {
  spokenGame.value = (game.value ?? view.value)?.options.mode ?? "";
});

/** Where you sit. */
export const mySeat = computed<Seat>(() => view.value?.members[view.value.you]?.seat ?? WATCHER);

/** Whether you answer for what concerns everybody. */
export const amHost = computed(() => view.value !== null && view.value.host === view.value.you);
