import { describe, expect, it } from "vitest";
import type { ClueSeen } from "../../protocol/types";
import { listeningOf, luckOf, suggested, warmth } from "./judgement";

const seen = (change: object) => ({
  clues: 3,
  found: 4,
  expected: 4,
  possible: 6,
  listening: 0.6,
  ...change,
});

const known = (...shares: number[]) => shares.map((understood) => ({ understood }) as ClueSeen);

describe("figures as sentences", () => {
  it("call it luck only if it is more than any evening brings", () => {
    expect(luckOf(seen({ expected: 3.6 }), known(1, 1))).toBe("analysis-luck-even");
    expect(luckOf(seen({ expected: 3 }), known(1, 0))).toBe("analysis-luck-more");
    expect(luckOf(seen({ expected: 5 }), known(1, 1))).toBe("analysis-luck-less");
  });

  it("say nothing of luck if most of the clues are unknown to us", () => {
    expect(luckOf(seen({ expected: 0 }), known(0, 0, 1))).toBe("analysis-luck-unknown");
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
