import { signal } from "@preact/signals";

/** Whether the choices for this device are shown. */
export const settingsOpen = signal(false);

/** Hide them. */
export function closeSettings(): void {
  settingsOpen.value = false;
}
