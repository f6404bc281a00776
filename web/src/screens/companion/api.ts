/** Keys for cards of paper, over HTTP. */

import { ask } from "../../protocol/api";
import type { KeyCode, KeyOfCode, KeySource } from "../../protocol/types";

/** A fresh code for a key, for friends with cards of paper. */
export const newKeyCode = (language: string) =>
  ask<KeyCode>("POST", "/api/companion", { language });

/** The key of a code: the same for everybody who types it; with two sides, one of them. */
export function keyOfCode(code: string, source: KeySource = "deck40", mode = "", side = "front") {
  const game = mode ? `&mode=${encodeURIComponent(mode)}&side=${side}` : "";
  return ask<KeyOfCode>("GET", `/api/keys/${encodeURIComponent(code)}?source=${source}${game}`);
}
