/** What this server offers, asked once for all screens. */

import { signal } from "@preact/signals";
import type { Trouble } from "./answer";
import { about } from "./api";
import type { About, Mode } from "./types";

/** Games, languages, lists, presets, bots and limits, as soon as they are known. */
export const offers = signal<About | null>(null);

/** Why they are not known. */
export const offersTrouble = signal<Trouble | null>(null);

let asking: Promise<void> | null = null;

/** Ask for them, unless they are known, or somebody has asked already. */
export function askForOffers(): Promise<void> {
  if (offers.peek()) return Promise.resolve();
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  const answer = await about();
  offersTrouble.value = answer.ok ? null : answer.trouble;
  if (answer.ok) offers.value = answer.value;
}

/** Whether this game can be drawn; a server may have learnt one since it was asked. */
export async function knowsGame(mode: Mode): Promise<boolean> {
  const there = () => offers.peek()?.games.some(({ name }) => name === mode) ?? false;
  await askForOffers();
  if (!there()) await ask();
  return there();
}
