/** Looking for a game with strangers, over HTTP, and deciding about their clues meanwhile. */

import { ask } from "../../protocol/api";
import type { Finding, JuryCase, Wish } from "../../protocol/types";

/** Look for a game, or change what you look for. */
export const findGame = (wish: Wish, name: string) => ask<Finding>("POST", "/api/find", { wish, name });

/** How that stands; asking says that you are there. */
export const showFinding = (signal?: AbortSignal) =>
  ask<Finding>("GET", "/api/find", undefined, signal);

/** Look no longer. */
export const stopFinding = () => ask<Finding>("DELETE", "/api/find");

/** A doubtful clue for you to decide, if there is one. */
export const nextCase = (language: string) =>
  ask<JuryCase>("GET", `/api/jury?language=${encodeURIComponent(language)}`);

/** Say whether it is fair. */
export const voteInJury = (id: number, allow: boolean) =>
  ask<JuryCase>("POST", `/api/jury/${id}`, { allow });
