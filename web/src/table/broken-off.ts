/** A game that ended without a result: the page goes back to the lobby, and has to say why. */

import { signal } from "@preact/signals";

/** Who ended the last game; empty when that has been read, or another one began. */
export const brokenOffBy = signal("");
