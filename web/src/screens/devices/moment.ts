/** A day and an hour, as people write them. */

import { language } from "../../text/text";

const SHORT: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};

/** When something happened, in the language of the interface; not every browser knows them all. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat([language.value, "en-GB"], SHORT).format(at);
