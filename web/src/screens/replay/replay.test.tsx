import { beforeAll, describe, expect, it } from "vitest";
import type { Step } from "../../protocol/types";
import { everyText, listed, speak } from "../../text/text";
import { fromGame, fromRecord } from "./played";
import { facesAt } from "./replay";
import { pictureCards, resultRows } from "./result";
import { finishedGame } from "./samples";
import { beforeText, momentText, turnText } from "./say";
import { turnsOf, whyOf } from "./turns";

beforeAll(async () => {
  await speak("en", false);
  await everyText();
});

const played = fromGame(finishedGame());
const cover = (change: object) => ({
  type: "word_covered" as const,
  turn: 2,
  team: "blue" as const,
  card: 9,
  identity: "blue" as const,
  ...change,
});

describe("the moments of a game", () => {
  it("begin with the deal and have one for every clue, card and end of turn", () => {
    expect(played.moments.map(({ event }) => event?.type ?? "dealt")).toEqual([
      "dealt",
      ...["clue_given", "word_covered", "word_covered", "turn_ended"],
      ...["clue_given", "word_covered", "turn_ended"],
      ...["clue_given", "word_covered"],
    ]);
  });

  it("show the board as it was then, and the words left", () => {
    expect(played.moments[0]?.cells).toBe("?".repeat(25));
    expect(played.moments[3]?.cells).toBe(`rr${"?".repeat(23)}`);
    expect(played.moments[3]?.left).toEqual({ red: 7, blue: 8 });
    expect(played.moments[6]?.left).toEqual({ red: 6, blue: 8 }); // blue has touched a red one
    expect(played.moments.at(-1)?.cells).toBe(`rrr${"?".repeat(21)}x`);
  });

  it("put a penalty and a simulated turn before the clue of their turn", () => {
    const covers = [cover({ cause: "penalty" }), cover({ card: 10 })];
    const { moments } = fromGame(finishedGame({ covers, turn: 2 }));
    const second = moments.filter(({ turn, event }) => event && turn === 2);
    expect(second.map(({ event }) => event?.type)).toEqual([
      ...["word_covered", "clue_given", "word_covered", "turn_ended"],
    ]);
  });

  it("are those of the record, of which an unfinished one knows no key", () => {
    const steps = played.moments.slice(0, 4).map((one) => ({ ...one, phase: "guess" as const }));
    const { options, words, start } = played;
    const rest = { commitment: "", tags: {}, key: null, salt: null, result: null };
    const read = fromRecord({ options, words, start, steps, ...rest });
    expect(read.cells).toBe(`rr${"?".repeat(23)}`);
    expect(read.moments).toHaveLength(4);
  });

  it("tell of an upheld challenge once", () => {
    const { options, words, start } = played;
    const now = { cells: "?".repeat(25), turn: 1, team: start, left: { red: 9, blue: 8 } };
    const step = (event: Step["event"]) => ({ ...now, phase: "guess" as const, event });
    const steps = [
      step(null),
      step({ type: "clue_given", turn: 1, team: start, word: "snow", number: 2 }),
      step({ type: "clue_challenged" }),
      step({ type: "clue_penalised", team: start }),
      step({ type: "turn_ended", turn: 1, team: start, reason: "invalid_clue" }),
    ];
    const rest = { commitment: "", tags: {}, key: null, salt: null, result: null };
    const read = fromRecord({ options, words, start, steps, ...rest });
    expect(read.moments.map((_, place) => momentText(read, place)).slice(2)).toEqual([
      "The clue is challenged.",
      "The clue was not valid.",
    ]);
  });
});

describe("the cards of a moment", () => {
  it("hide what was not found, unless the key is shown", () => {
    const blind = facesAt(played, 2, false, {});
    expect(blind.slice(0, 2).map(({ identity }) => identity)).toEqual(["red", "unknown"]);
    const keyed = facesAt(played, 2, true, {});
    expect(keyed.map(({ identity }) => identity).slice(1, 3)).toEqual(["red", "red"]);
    expect(keyed.map(({ covered }) => covered).slice(0, 2)).toEqual([true, false]);
    expect(keyed[24]?.identity).toBe("assassin");
  });

  it("say in words what is found and what only the key knows", () => {
    const [first, second] = facesAt(played, 2, true, {});
    expect(first?.label).toBe("WORD0, red, found");
    expect(second?.label).toBe("WORD1, red");
  });
});

describe("the story", () => {
  it("tells what each turn found and what it did not", () => {
    expect(turnsOf(played).map((turn) => turnText(played, turn))).toEqual([
      "2 found: WORD0 and WORD1. Stopped there.",
      "WORD2 is red.",
      "WORD24 was the assassin.",
    ]);
  });

  it("tells penalties and simulated turns before the clue", () => {
    const covers = [cover({ cause: "penalty" }), cover({ turn: 3, cause: "simulated" })];
    const other = fromGame(finishedGame({ covers }));
    const told = turnsOf(other).map((turn) => beforeText(other, turn));
    expect(told).toEqual(["", "Penalty: blue covers WORD9.", "The other side found WORD9."]);
  });

  it("ends with who has won", () => {
    expect(momentText(played, 0)).toBe("The cards lie on the table. Red starts.");
    expect(momentText(played, 1)).toBe("Red's clue: snow, 2.");
    expect(momentText(played, 5)).toBe("Blue's clue: tea, unlimited.");
    expect(momentText(played, 9)).toBe("WORD24 was the assassin. Blue has won.");
  });

  it.each([
    [{}, { id: "end-why-assassin", team: "red", word: "WORD24" }],
    [
      { covers: [cover({ card: 3 })], result: { winner: "blue", reason: "all_words", score: null } },
      { id: "end-why-found", team: "blue", word: "WORD3" },
    ],
    [
      { covers: [cover({ card: 3 })], result: { winner: "red", reason: "all_words", score: null } },
      { id: "end-why-gift", team: "blue", word: "WORD3" },
    ],
    [
      {
        covers: [cover({ cause: "penalty" })],
        result: { winner: "blue", reason: "all_words", score: null },
      },
      { id: "end-why-penalty", team: "blue", word: "WORD9" },
    ],
    [
      {
        covers: [cover({ cause: "simulated" })],
        result: { winner: "blue", reason: "opponents_done", score: null },
      },
      { id: "end-why-opponents", team: "blue", word: "WORD9" },
    ],
  ] as const)("knows what decided the game %#", (change, why) => {
    expect(whyOf(fromGame(finishedGame(change as object)))).toEqual(why);
  });

  it("lists in Esperanto, which no browser can", async () => {
    await speak("eo", false);
    expect(listed(["A", "B", "C"])).toBe("A, B kaj C");
    expect(listed(["A"])).toBe("A");
    expect(listed([])).toBe("");
    await speak("en", false);
  });
});

describe("the result to send on", () => {
  it("is rows of signs that give no word away", () => {
    expect(resultRows(played, "Blue has won.", false)).toBe(
      [
        "Blue has won.",
        "",
        ...["▲ 2 ▲▲", "● ∞ ▲", "▲ 1 ✕"],
        "",
        ...["▲ ▲ ▲ □ □", "□ □ □ □ □", "□ □ □ □ □", "□ □ □ □ □", "□ □ □ □ ✕"],
      ].join("\n"),
    );
  });

  it("has a row for the turn of opponents who are not there", () => {
    const covers = [...finishedGame().covers, cover({ turn: 3, team: "red", cause: "simulated" })];
    const rows = resultRows(fromGame(finishedGame({ covers })), "", false).split("\n");
    expect(rows.slice(2, 6)).toEqual(["▲ 2 ▲▲", "● ∞ ▲", "● (●)", "▲ 1 ✕"]);
  });

  it("has the clues if somebody likes", () => {
    expect(resultRows(played, "", true)).toContain("● tea ∞ ▲");
  });

  it("draws each card with the turn in which it was found", () => {
    const cards = pictureCards(played, false);
    expect(cards[0]).toEqual({ identity: "red", turn: 1 });
    expect(cards[5]).toEqual({ identity: "red" });
    expect(pictureCards(played, true)[5]).toEqual({ identity: "red", word: "WORD5" });
  });
});
