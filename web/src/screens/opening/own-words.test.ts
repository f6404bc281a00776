import { describe, expect, it } from "vitest";
import { readWords, wordTrouble } from "./own-words";

const LIMITS = { board: 25, codename: 30, own_words: 50 };
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
    expect(wordTrouble(words, ["deck"], LIMITS)).toBeNull();
  });

  it("that nobody could print on a card are named", () => {
    expect(wordTrouble(["tea", "te*a"], ["deck"], LIMITS)).toEqual({
      code: "bad_word",
      params: { word: "te*a" },
    });
    expect(wordTrouble(["-"], ["deck"], LIMITS)?.code).toBe("bad_word");
    expect(wordTrouble(["x".repeat(31)], ["deck"], LIMITS)?.params).toEqual({
      word: "x".repeat(30),
    });
  });

  it("fill a board by themselves, or join a list", () => {
    expect(wordTrouble(many(24), [], LIMITS)).toEqual({
      code: "too_few_words",
      params: { needed: 25, given: 24 },
    });
    expect(wordTrouble(many(25), [], LIMITS)).toBeNull();
    expect(wordTrouble(many(1), ["junior"], LIMITS)).toBeNull();
    expect(wordTrouble(many(51), ["deck"], LIMITS)?.code).toBe("too_many_words");
  });
});
