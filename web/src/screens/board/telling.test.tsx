import { beforeAll, expect, it } from "vitest";
import type { Explained, WordCovered } from "../../protocol/types";
import { SEATS, sampleTable } from "../../table/samples";
import { speak } from "../../text/text";
import { whyText } from "./telling";

beforeAll(() => speak("en", false));

const covered = (turn: number, card: number): WordCovered => ({
  type: "word_covered",
  turn,
  team: "red",
  card,
  identity: "red",
  cause: "guess",
});

// red's second turn is over: card 4 was found in it, card 3 in the first one
const table = sampleTable(SEATS.redOperative, {
  turn: 4,
  clues: [
    { turn: 1, team: "red", word: "frost", number: 2 },
    { turn: 2, team: "blue", word: "tea", number: 1 },
    { turn: 3, team: "red", word: "sea", number: 1 },
  ],
  covers: [covered(1, 3), covered(3, 4)],
});
const why = (pick: Omit<Explained, "by">) => whyText({ by: "1", ...pick }, table);

it("says why a bot touched a card by the clue being played", () => {
  expect(why({ card: 4, clue: "sea", links: ["salt"] })).toBe("Ann took WORD4 because of salt.");
  expect(why({ card: 3, clue: "frost", direct: true })).toContain("“frost” leads straight there");
  expect(why({ card: 4, clue: "sea" })).toBe("Ann took WORD4 on a hunch.");
});

it("names the clue and its number if it was an earlier one", () => {
  const named = "Ann took WORD4 because of “frost 2”, an earlier clue";
  expect(why({ card: 4, clue: "frost", direct: true, links: ["ice"] })).toBe(`${named}.`);
  expect(why({ card: 4, clue: "frost" })).toBe(`${named}.`);
  expect(why({ card: 4, clue: "frost", links: ["cold", "ice"] })).toBe(`${named}: cold and ice.`);
});
