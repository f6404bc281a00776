/** Whether there is a network at all, as the browser knows it. */

import { signal } from "@preact/signals";

/** False while the device is offline. */
export const online = signal(globalThis.navigator?.onLine ?? true);

globalThis.addEventListener?.("online", () => {
  online.value = true;
});
globalThis.addEventListener?.("offline", () => {
  online.value = false;
});
