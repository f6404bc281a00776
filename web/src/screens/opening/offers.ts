/** What this server offers, asked once for all screens. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Trouble } from "../../protocol/answer";
import { about } from "../../protocol/api";
import type { About } from "../../protocol/types";

/** Languages, lists, presets, bots and limits, as soon as they are known. */
export const offers = signal<About | null>(null);

/** Why they are not known. */
export const offersTrouble = signal<Trouble | null>(null);

/** Ask for them, unless they are known. */
export async function askForOffers(): Promise<void> {
  if (offers.peek()) return;
  const answer = await about();
  offersTrouble.value = answer.ok ? null : answer.trouble;
  if (answer.ok) offers.value = answer.value;
}

/** The offers, asked for when the screen is shown. */
export function useOffers(): About | null {
  useEffect(() => void askForOffers(), []);
  return offers.value;
}
