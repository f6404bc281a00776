/** The finished game that is looked at. */

import type { Answer } from "../../protocol/answer";
import type { Analysis } from "../../protocol/types";
import type { Played } from "../replay/played";

/** What the page draws, and how the server is asked about it; always by the same function. */
export interface Subject {
  ask: (signal: AbortSignal) => Promise<Answer<Analysis>>;
  played: Played;
}
