/** The code of a key in the address, so that scanning it is enough. */

import type { KeySource } from "../../protocol/types";

/** The page of a key. */
export function pathOf(code: string, source: KeySource): string {
  const query = new URLSearchParams({ code });
  if (source !== "deck40") query.set("source", source);
  return `/companion?${query}`;
}

/** Which key an address means. */
export function keyOf(query: URLSearchParams): { code: string; source: KeySource } {
  const source = query.get("source") === "random" ? "random" : "deck40";
  return { code: query.get("code")?.trim() ?? "", source };
}

/** For a card of the deck, the code of the same card turned once more; null for any other code. */
export function turnedOnce(code: string): string | null {
  const [, number, turned] = /^(\d{1,2})(?:-([0-3]))?$/.exec(code) ?? [];
  return number ? `${number}-${(Number(turned ?? 0) + 1) % 4}` : null;
}
