import { describe, expect, it } from "vitest";
import { badWords, readWords, wordTrouble } from "./own-words";

const LIMITS = { codename: 30, own_words: 50 };
const CARDS = 25;
const many = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);

describe("own words", () => {
  it("are read from lines, commas and tables, none of them twice", () => {
    expect(readWords(" salt ,Pepper\r\n\nSALT; olive  oil\ttea,")).toEqual([
      "salt",
      "Pepper",
      "olive oil",
      "tea",
    ]);
  });

  it("may be written in any alphabet, with hyphens and apostrophes", () => {
    const words = readWords("ΘΆΛΑΣΣΑ\nl'ora\ne-post\nŝaŭmo\nSt. Olav\n4711");
    expect(words).toHaveLength(6);
    expect(wordTrouble(words, ["deck"], LIMITS, CARDS)).toBeNull();
  });

  it("that nobody could print on a card are named", () => {
    expect(wordTrouble(["tea", "te*a"], ["deck"], LIMITS, CARDS)).toEqual({
      code: "bad_word",
      params: { word: "te*a" },
    });
    expect(wordTrouble(["-"], ["deck"], LIMITS, CARDS)?.code).toBe("bad_word");
    expect(wordTrouble(["x".repeat(31)], ["deck"], LIMITS, CARDS)?.params).toEqual({
      word: "x".repeat(30),
    });
  });

  it("are all looked at in one go, each with its line and its reason", () => {
    const text = `tea\nte*a, salt\r\n\n${"x".repeat(31)}\nTEA\n😀`;
    expect(badWords(text, LIMITS.codename)).toEqual([
      { line: 2, word: "te*a", why: "signs" },
      { line: 4, word: "x".repeat(30), why: "long" },
      { line: 5, word: "TEA", why: "twice" },
      { line: 6, word: "😀", why: "signs" },
    ]);
    expect(badWords("tea\nsalt", LIMITS.codename)).toEqual([]);
  });

  it("fill a board by themselves, or join a list", () => {
    expect(wordTrouble(many(24), [], LIMITS, CARDS)).toEqual({
      code: "too_few_words",
      params: { needed: 25, given: 24 },
    });
    expect(wordTrouble(many(25), [], LIMITS, CARDS)).toBeNull();
    expect(wordTrouble(many(1), ["junior"], LIMITS, CARDS)).toBeNull();
    expect(wordTrouble(many(51), ["deck"], LIMITS, CARDS)?.code).toBe("too_many_words");
  });
});
