/** Where the fold of slow tables is put when it comes: a live table does without it. */

import type { EventSeen } from "../protocol/types";
import type { Table } from "./view";

/** A slow table after an event, otherwise folded already; until it is there, the server is asked. */
export const slowFold: { after?: (table: Table, event: EventSeen) => Table } = {};
