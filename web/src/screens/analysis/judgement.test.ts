import { describe, expect, it } from "vitest";
import type { ClueSeen, Touch } from "../../protocol/types";
import "../../table/samples"; // what a page knows of our games
import { listeningOf, longShots, luckOf, suggested, warmth } from "./judgement";

const seen = (change: object) => ({
  clues: 3,
  found: 4,
  expected: 4,
  possible: 6,
  listening: 0.6,
  ...change,
});

const known = (...shares: number[]) =>
  shares.map((understood) => ({ understood, team: "red", touches: [] as Touch[] }) as unknown as ClueSeen);

/** A clue of red that we know, with touches: who was there, and how likely that was. */
const touching = (...touches: [string, number][]) =>
  ({
    understood: 1,
    team: "red",
    touches: touches.map(([identity, chance], card) => ({ card, identity, chance, likeliest: 0.5 })),
  }) as unknown as ClueSeen;

describe("figures as sentences", () => {
  it("call it luck only if it is more than any evening brings", () => {
    expect(luckOf(seen({ expected: 3.6 }), known(1, 1), "teams")).toBe("analysis-luck-even");
    expect(luckOf(seen({ expected: 3 }), known(1, 0), "teams")).toBe("analysis-luck-more");
    expect(luckOf(seen({ expected: 5 }), known(1, 1), "teams")).toBe("analysis-luck-less");
  });

  it("call it luck if hardly anybody would have touched what was found", () => {
    const clues = [touching(["red", 0.04], ["red", 0.02])];
    expect(longShots(clues, "teams")).toHaveLength(2);
    expect(luckOf(seen({ found: 2, expected: 1.6 }), clues, "teams")).toBe("analysis-luck-shots");
  });

  it("call it no luck if only a few of many finds were unlikely, or what was unlikely was a miss", () => {
    const few = [touching(["red", 0.4], ["red", 0.5], ["red", 0.3], ["red", 0.02])];
    expect(luckOf(seen({ found: 4, expected: 4 }), few, "teams")).toBe("analysis-luck-even");
    const missed = [touching(["red", 0.4], ["bystander", 0.02])];
    expect(luckOf(seen({ found: 1, expected: 1 }), missed, "teams")).toBe("analysis-luck-even");
  });

  it("say nothing of luck if most of the clues are unknown to us", () => {
    expect(luckOf(seen({ expected: 0 }), known(0, 0, 1), "teams")).toBe("analysis-luck-unknown");
  });

  it("say how well a team has listened", () => {
    expect(listeningOf(seen({ listening: 1 }))).toBe("analysis-listened-well");
    expect(listeningOf(seen({}))).toBe("analysis-listened");
    expect(listeningOf(seen({ listening: 0.2 }))).toBe("analysis-listened-badly");
  });
});

describe("the heat of a clue", () => {
  it("fills the bar of the hottest card and leaves cold ones without", () => {
    expect(warmth([0.5, 0.25, 0.001])).toEqual([1, 0.5, undefined]);
  });

  it("is low where no card stands out", () => {
    expect(warmth([0.03, 0.03])).toEqual([0.1, 0.1]);
  });

  it("names the likeliest cards first, and none that is not likely", () => {
    expect(suggested([0.1, 0.5, 0.01, 0.2], 2)).toEqual([1, 3]);
    expect(suggested([0.01, 0.3])).toEqual([1]);
  });
});
