/** When something happened. */

import { writtenHour } from "../../text/dates";

/** A day and an hour, from milliseconds. */
export const moment = (at: number): string => writtenHour(new Date(at));
