/** The colours themselves, for pages that know no game; no board needs them. */

import type { Colour } from "./identity";

/** The colours of sides. */
export const SIDE_COLOURS = ["red", "blue"] as const;

/** Every colour. */
export const COLOURS: readonly Colour[] = [...SIDE_COLOURS, "bystander", "assassin"];
