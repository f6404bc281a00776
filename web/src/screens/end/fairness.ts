/** The deal was promised by a hash before the first clue; here the promise is checked. */

import { getRecord, verifyRecord } from "../../protocol/records";
import type { Key, Mode } from "../../protocol/types";
import { isTwoSided } from "../../table/sheets";
import type { Game } from "../../table/view";

/** How the check went; `unknown`: nobody could be asked. */
export type Fairness = "checking" | "fair" | "unfair" | "unknown";

/** The text that is sealed, as docs/record-format.md has it, byte by byte. */
export function dealText(words: readonly string[], key: Key, salt: string, mode: Mode): string {
  const plain = words.every((word) => !/[\\|]/.test(word));
  const dealt = plain ? words : words.map((word) => word.replace(/[\\|]/g, "\\$&"));
  // letters for pairs mean nothing without their game
  const head = isTwoSided(mode) ? `cryptonym deal 2\nmode ${mode}` : "cryptonym deal 1";
  return `${head}\nsalt ${salt}\nstart ${key.start}\nkey ${key.cells}\nwords ${dealt.join("|")}\n`;
}

/** SHA-256 of a text in hexadecimal; null where the browser has none (a page without https). */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether words and key are those of the commitment; the server checks where we cannot. */
export async function checkDeal(
  deal: Pick<Game, "options" | "words" | "key" | "salt" | "commitment">,
  table: string,
  number: number,
): Promise<Fairness> {
  if (!deal.key || deal.salt === null) return "unknown";
  const hash = await sha256(dealText(deal.words, deal.key, deal.salt, deal.options.mode));
  if (hash !== null) return hash === deal.commitment ? "fair" : "unfair";
  const record = await getRecord(table, number);
  const checked = record.ok ? await verifyRecord(record.value) : record;
  if (!checked.ok) return "unknown";
  return checked.value.status === "verified" ? "fair" : "unfair";
}
