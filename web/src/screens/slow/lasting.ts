/** Long times in words: how long somebody has, and what is left of it. */

import { t } from "../../text/text";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds in the largest unit of which there are some: "14 hours", "3 days". */
export function lasting(time: number): string {
  if (time >= 2 * DAY) return t("slow-days", { count: Math.floor(time / DAY) });
  if (time >= 2 * HOUR) return t("slow-hours", { count: Math.floor(time / HOUR) });
  return t("slow-minutes", { count: Math.max(1, Math.floor(time / MINUTE)) });
}
