/** A group's own words: how they are read from a text, and whether they can be played. */

import type { Limits } from "../../protocol/types";

/** What is wrong with them, in the codes and values of the server's own refusals. */
export interface WordTrouble {
  code: "bad_word" | "too_few_words" | "too_many_words";
  params: Readonly<Record<string, string | number>>;
}

const BETWEEN = /[\n\r,;\t|]+/;
const CODENAME = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} '’.-]+$/u;

/** The words of a text: one on a line, or with commas between them; none twice. */
export function readWords(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.normalize("NFC").split(BETWEEN)) {
    const word = part.trim().replace(/\s+/gu, " ");
    const key = word.toUpperCase();
    if (word && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

/** Why these words cannot be played; with a list of the language beside them any number will do. */
export function wordTrouble(
  own: readonly string[],
  lists: readonly string[],
  limits: Pick<Limits, "board" | "codename" | "own_words">,
): WordTrouble | null {
  const bad = own.find((word) => [...word].length > limits.codename || !CODENAME.test(word));
  if (bad !== undefined)
    return { code: "bad_word", params: { word: [...bad].slice(0, limits.codename).join("") } };
  if (own.length > limits.own_words)
    return { code: "too_many_words", params: { limit: limits.own_words } };
  if (!lists.length && own.length < limits.board)
    return { code: "too_few_words", params: { needed: limits.board, given: own.length } };
  return null;
}
