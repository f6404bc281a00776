/** Whether another device has taken your seat; what is said of it comes only then. */

import { computed, signal, useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import type { DeviceSeen } from "../../protocol/types";
import { route } from "../../route";
import { keepDevice, keptDevice } from "../../shell/kept";
import { lazily } from "../../shell/lazily";
import { table } from "../../table/table";

const News = lazily(() => import("./news"));

const looked = signal(0); // how often what is kept has changed

/** Of your devices the newest, if this one has not told you of it yet. */
export const unseen = computed<DeviceSeen | null>(() => {
  void looked.value;
  const here = table.value;
  const newest = here?.view.value?.devices.at(-1);
  if (!here || !newest) return null;
  return newest.number > (keptDevice(here.id) ?? newest.number) ? newest : null;
});

/** You know of all your devices at the open table. */
export function sawDevices(): void {
  const here = table.peek();
  const newest = here?.view.peek()?.devices.at(-1);
  if (here && newest) keepDevice(here.id, newest.number);
  looked.value += 1;
}

/** The news above every screen but the one that a whole room looks at. */
export function DeviceNotice() {
  const [come, setCome] = useState(false);
  useSignalEffect(() => {
    const devices = table.value?.view.value?.devices;
    const known = keptDevice(table.value?.id ?? "");
    // The first look at a table: what is there is no news. After a removal numbers may be lower.
    if (devices?.length && (known ?? Infinity) > (devices.at(-1)?.number ?? 0)) sawDevices();
    if (unseen.value) News.come().then(() => setCome(true), () => undefined);
  });
  const isPublic = route.value.query.has("screen");
  return unseen.value && come && !isPublic ? <News /> : null;
}
