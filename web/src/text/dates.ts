/** Days and hours as people write them, in the language of the interface. */

import { language } from "./text";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const HOUR: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};
const PLAIN = "sv"; // 2026-11-18 14:30: for a language of which the browser has no months

/** A day. */
export const writtenDay = (at: Date): string => written(at, DAY);

/** A day and an hour. */
export const writtenHour = (at: Date): string => written(at, HOUR);

function written(at: Date, how: Intl.DateTimeFormatOptions): string {
  const wanted = language.value === "en" ? "en-GB" : language.value; // the day first
  const known = Intl.DateTimeFormat.supportedLocalesOf(wanted);
  if (known.length) return new Intl.DateTimeFormat(known, how).format(at);
  return new Intl.DateTimeFormat(PLAIN, { ...how, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);
}
