/** Being called back: this browser as its push service knows it. Asked for by hand only. */

import { canNotify } from "./notifications";
import { theWorker } from "./worker";

/** Where a browser can be called, and what a call to it is sealed with. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How far it goes here. */
export type CallPermission = "unsupported" | "denied" | "possible";

/** Whether this browser can be called, and may be. */
export function callPermission(): CallPermission {
  const able = "serviceWorker" in navigator && "PushManager" in globalThis && canNotify();
  if (!able) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Whether this browser has agreed to be called. */
export async function isSubscribed(): Promise<boolean> {
  if (callPermission() !== "possible" || Notification.permission !== "granted") return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return !!(await worker?.pushManager.getSubscription());
}

/** Ask the browser to be called; what the server has to know then, or why not. */
export async function subscribe(key: string): Promise<Subscribed | "denied" | "failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await theWorker();
    const before = await pushManager.getSubscription();
    await before?.unsubscribe(); // it may be for another server's key
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    return "failed"; // no push service, as on many a desktop without its maker's parts
  }
}

/** Let this browser be called no longer. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
