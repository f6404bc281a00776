/** What waits for you, on the icon of the installed app: how many tables, or a dot for the one at hand. */

import { signal } from "@preact/signals";

/** Tables that wait, beside the one at hand, as far as they are known. */
export const waitingTables = signal(0);
let here = false;

/** So many tables wait; stays on the icon when the app is closed. */
export function badgeTables(count: number): void {
  waitingTables.value = count;
  show();
}

/** The table at hand waits, or does so no longer. */
export function badgeHere(waits: boolean): void {
  here = waits;
  show();
}

function show(): void {
  const elsewhere = waitingTables.peek();
  const count = elsewhere ? elsewhere + Number(here) : undefined;
  const done = elsewhere || here ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // not installed: there is no icon to wear it
}
