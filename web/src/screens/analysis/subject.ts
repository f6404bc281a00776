/** The finished game that is looked at. */

import type { Played } from "../replay/played";

/** Its record, which the server reads, and what the page draws. */
export interface Subject {
  record: string;
  played: Played;
}
