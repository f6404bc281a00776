/** What this server offers, for a screen that needs it. */

import { useEffect } from "preact/hooks";
import { askForOffers, offers } from "../../protocol/offers";
import type { About } from "../../protocol/types";

/** The offers, asked for when the screen is shown. */
export function useOffers(): About | null {
  useEffect(() => void askForOffers(), []);
  return offers.value;
}
