import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../text/languages";
import { exampleOf, standingOf } from "./example";
import { blocksOf, spansOf } from "./markdown";
import { pagesIn } from "./pages";

const LINES = [
  "clue: winter sports 1",
  "team: blue",
  "red: KING",
  "blue: SKI ICE",
  "bystander: BANK",
  "assassin: MOLE",
  "guess: SKI -> blue",
];

describe("Markdown", () => {
  it("is taken apart into blocks", () => {
    const page = "# A\n\none\ntwo\n\n## B\n- x\n- y\n  z\n\n| a | b |\n|---|---|\n| c | d e |\n\n```board\nteam: red\n```\n";
    expect(blocksOf(page)).toEqual([
      { kind: "heading", level: 1, text: "A" },
      { kind: "paragraph", spans: [{ kind: "plain", text: "one two" }] },
      { kind: "heading", level: 2, text: "B" },
      {
        kind: "list",
        items: [[{ kind: "plain", text: "x" }], [{ kind: "plain", text: "y z" }]],
      },
      { kind: "table", head: ["a", "b"], rows: [["c", "d e"]] },
      { kind: "board", lines: ["team: red"] },
    ]);
  });

  it("stresses, and sets off words that are talked about", () => {
    expect(spansOf("**No.** With *broken* out")).toEqual([
      { kind: "strong", text: "No." },
      { kind: "plain", text: " With " },
      { kind: "term", text: "broken" },
      { kind: "plain", text: " out" },
    ]);
  });

  it.each(LANGUAGES)("of the pages in %s leaves no mark unread", async (language) => {
    const pages = (await pagesIn(language)) as { "": string; duet: string };
    expect(Object.keys(pages).sort()).toEqual(["", "duet", "pictures"]);
    const blocks = Object.values(pages).flatMap(blocksOf);
    expect(blocks.filter(({ kind }) => kind === "board")).toHaveLength(6);
    expect(blocks.filter(({ kind }) => kind === "table")).toHaveLength(1);
    for (const block of blocks) {
      if (block.kind === "board") continue;
      expect(JSON.stringify(block)).not.toMatch(/[*#`|]/);
    }
    for (const block of blocks) {
      if (block.kind !== "board") continue;
      const example = exampleOf(block.lines);
      expect(example.cards).toHaveLength(9);
      expect(example.guesses.length).toBeGreaterThan(1);
      expect(example.guesses).not.toContain(-1);
      const [last] = example.guesses.slice(-1);
      for (let count = 1; count < example.guesses.length; count += 1)
        expect(standingOf(example, example.guesses.slice(0, count)).over).toBe(false);
      expect(standingOf(example, example.guesses).covered.has(last ?? -1)).toBe(true);
    }
  });
});

describe("an example", () => {
  const example = exampleOf(LINES);
  const at = (word: string) => example.cards.findIndex((card) => card.word === word);
  const after = (...words: string[]) => {
    const { state, over } = standingOf(example, words.map(at));
    return [state, over];
  };

  it("lies in the order of the alphabet, so that no place gives a colour away", () => {
    expect(example.cards.map(({ word }) => word)).toEqual(["BANK", "ICE", "KING", "MOLE", "SKI"]);
    expect([example.word, example.number, example.team]).toEqual(["winter sports", 1, "blue"]);
    expect(example.guesses).toEqual([at("SKI")]);
  });

  it("goes on after an own word and is over after any other R33-R36", () => {
    expect(after()).toEqual(["open", false]);
    expect(after("SKI")).toEqual(["right", false]);
    expect(after("BANK")).toEqual(["bystander", true]);
    expect(after("KING")).toEqual(["other", true]);
    expect(after("SKI", "MOLE")).toEqual(["assassin", true]);
    expect(after("SKI", "ICE")).toEqual(["all", true]);
  });

  it("of two keys has no limit, and shows your own half, which decides nothing D6 D7", () => {
    const two = exampleOf([
      ...["clue: x 1", "team: red", "red: A B C D", "bystander: E"],
      ...["your_own: E", "your_assassin: A"],
    ]);
    expect(two.halves).toEqual(["assassin", "bystander", "bystander", "bystander", "blue"]);
    expect(standingOf(two, [0, 1, 2])).toMatchObject({ state: "right", over: false });
    expect(standingOf(two, [4]).state).toBe("bystander");
    expect(example.halves).toEqual([]);
  });

  it("has one guess more than the number, and no limit with zero R39 R53", () => {
    const three = exampleOf(["clue: x 1", "team: red", "red: A B C", "assassin: D"]);
    expect(standingOf(three, [0, 1]).state).toBe("last");
    const zero = exampleOf(["clue: x 0", "team: red", "red: A B C", "assassin: D"]);
    expect(standingOf(zero, [0, 1]).state).toBe("right");
  });
});
