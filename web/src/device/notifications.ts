/** A word from the system when it is your turn and the page is out of sight. Asked for by hand only. */

import { keep, kept } from "./storage";

const TAG = "turn"; // one at a time

/** Whether this browser knows them at all. */
export const canNotify = () => typeof Notification === "function";

/** Whether they are wanted and allowed. */
export const notificationsAreOn = () =>
  canNotify() && kept("notifications") === "on" && Notification.permission === "granted";

/** Turn them on or off; on asks the browser, which may say no. Whether they are on now. */
export async function turnNotifications(on: boolean): Promise<boolean> {
  const allowed = on && canNotify() && (await Notification.requestPermission()) === "granted";
  keep("notifications", allowed ? "on" : null);
  return allowed;
}

/** Show one, if wanted and nobody looks at the page. It says no more than it is given. */
export async function notify(title: string): Promise<void> {
  if (!document.hidden || !notificationsAreOn()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const how = { tag: TAG, icon: "/icon-192.png", data: location.pathname };
  try {
    if (worker) await worker.showNotification(title, how);
    else new Notification(title, how);
  } catch {
    // phones show them through the worker only, and there is none yet
  }
}

/** Take it back: the moment has passed, or somebody is here. */
export async function takeBackNotification(tag = TAG): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag })) ?? []) one.close();
}
