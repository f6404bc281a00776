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
  for (const word of wordsIn(text)) {
    const key = word.toUpperCase();
    if (!found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

function wordsIn(text: string): string[] {
  const parts = text.normalize("NFC").split(BETWEEN);
  return parts.map((part) => part.trim().replace(/\s+/gu, " ")).filter(Boolean);
}

/** A word that cannot be played as it stands, where it stands, and why. */
export interface BadWord {
  line: number; // from 1
  word: string; // no longer than a card is wide
  why: "long" | "signs" | "twice";
}

/** Everything that is wrong with a text of words, so that nobody mends it word by word. */
export function badWords(text: string, longest: number): BadWord[] {
  const seen = new Set<string>();
  return text.split(/\r?\n|\r/).flatMap((line, place) =>
    wordsIn(line).flatMap((word) => {
      const why = isLong(word, longest)
        ? "long"
        : !CODENAME.test(word)
          ? "signs"
          : seen.has(word.toUpperCase())
            ? "twice"
            : null;
      seen.add(word.toUpperCase());
      return why ? [{ line: place + 1, word: [...word].slice(0, longest).join(""), why }] : [];
    }),
  );
}

const isLong = (word: string, longest: number) => [...word].length > longest;

/** Why these words cannot be played; with a list of the language beside them any number will do. */
export function wordTrouble(
  own: readonly string[],
  lists: readonly string[],
  limits: Pick<Limits, "codename" | "own_words">,
  cards: number, // that lie on the table
): WordTrouble | null {
  const bad = own.find((word) => isLong(word, limits.codename) || !CODENAME.test(word));
  if (bad !== undefined)
    return { code: "bad_word", params: { word: [...bad].slice(0, limits.codename).join("") } };
  if (own.length > limits.own_words)
    return { code: "too_many_words", params: { limit: limits.own_words } };
  if (!lists.length && own.length < cards)
    return { code: "too_few_words", params: { needed: cards, given: own.length } };
  return null;
}
