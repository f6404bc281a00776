/** The code of a key in the address, so that scanning it is enough. */

import type { KeySource, Mode } from "../../protocol/types";

/** A side of a key with two. */
export type KeySide = "front" | "back";

/** Which key is meant, and for a game with two keys, whose side of it. */
export interface Meant {
  code: string;
  source: KeySource;
  mode: Mode | ""; // empty: the usual game
  side: KeySide;
}

/** A key of the usual game, from its deck. */
export const USUAL: Omit<Meant, "code"> = { source: "deck40", mode: "", side: "front" };

/** The page of a key. */
export function pathOf({ code, source, mode, side }: Meant): string {
  const query = new URLSearchParams({ code });
  if (source !== USUAL.source) query.set("source", source);
  if (mode) query.set("mode", mode);
  if (side !== USUAL.side) query.set("side", side);
  return `/companion?${query}`;
}

/** Which key an address means. */
export function keyOf(query: URLSearchParams): Meant {
  return {
    code: query.get("code")?.trim() ?? "",
    source: query.get("source") === "random" ? "random" : USUAL.source,
    mode: query.get("mode") ?? "",
    side: query.get("side") === "back" ? "back" : "front",
  };
}

/** The key that somebody means who typed a code, or pasted a whole link. The code of a box of
 * printed cards is the name of its game; a number behind it is one of its keys. */
export function typedKey(
  text: string,
  chosen: Omit<Meant, "code">,
  games: readonly Mode[] = [],
): Meant {
  const typed = text.trim();
  const query = /^\S*\?(\S+)$/.exec(typed)?.[1];
  const linked = query ? keyOf(new URLSearchParams(query)) : null;
  if (linked?.code) return linked;
  const [, box = "", number = ""] = /^(\w+?)(?:[\s-]+(\d{1,3}(?:-[0-3])?))?$/.exec(typed.toLowerCase()) ?? [];
  if (!games.includes(box)) return { ...chosen, code: typed };
  const { source, side } = chosen.mode === gameOf(box, games) ? chosen : USUAL;
  return { source: number ? USUAL.source : source, side, mode: gameOf(box, games), code: number };
}

/** A game as addresses name it: the usual one, the first of all, has no name there. */
const gameOf = (name: Mode, games: readonly Mode[]): Meant["mode"] => (name === games[0] ? "" : name);

/** The same key for the other side. */
export const forOther = (meant: Meant): Meant => ({
  ...meant,
  side: meant.side === "front" ? "back" : "front",
});

/** For a card of the deck, the code of the same card turned once more; null for any other code.
 * A card with two sides lies two ways up, any other four. */
export function turnedOnce(code: string, ways: 2 | 4 = 4): string | null {
  const [, number, turned] = /^(\d{1,3})(?:-([0-3]))?$/.exec(code) ?? [];
  return number ? `${number}-${(Number(turned ?? 0) + 4 / ways) % 4}` : null;
}
