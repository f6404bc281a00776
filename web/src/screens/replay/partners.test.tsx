/** A game of two keys, looked at again: tokens, both halves, the touch that lost it. */

import { beforeAll, describe, expect, it } from "vitest";
import { ViewDefaults, type EndOfGame, type Identity, type Team } from "../../protocol/types";
import { OPTIONS, sampleGame } from "../../table/samples";
import { sheetOf } from "../../table/sheets";
import type { Game } from "../../table/view";
import { everyText, speak } from "../../text/text";
import { fromGame, halvesOf, lyingAt, touchesAt } from "./played";
import { facesAt } from "./replay";
import { pictureCards, resultRows } from "./result";
import { turnsOf, whyOf } from "./turns";

beforeAll(async () => {
  await speak("en", false);
  await everyText();
});

const options = { ...OPTIONS, mode: "duet" };
const letterOf = (...pair: Identity[]) =>
  Object.entries(sheetOf("duet").letters).find(([, tile]) => String(tile) === String(pair))?.[0] ?? "";
const cells = letterOf("red", "assassin") + letterOf("bystander", "blue").repeat(24);
const touched = (turn: number, card: number, identity: Identity, team: Team = "red") =>
  ({ type: "word_touched", turn, team, card, identity }) as const;

function lost(reason: EndOfGame, identity: Identity): Game {
  const last = touched(2, 0, identity, "blue");
  return {
    ...ViewDefaults,
    ...sampleGame({ options, cells, phase: "over", turn: 2 }),
    clues: [{ turn: 1, team: "red", word: "SEA", number: 2 }],
    endings: [{ type: "turn_ended", turn: 1, team: "red", reason: "wrong", tokens: 1 }],
    touches: [touched(1, 1, "bystander"), last],
    result: { winner: null, reason, score: null },
  } as Game;
}

describe("a lost game of two keys", () => {
  const played = fromGame(lost("assassin", "assassin"));
  const end = played.moments.length - 1;

  it("has a token where somebody touched in vain, and the fatal card whole (D8, D9)", () => {
    expect(touchesAt(played, end).map(({ card }) => card)).toEqual([1]);
    expect([...lyingAt(played, end)]).toEqual([[0, "assassin"]]);
    expect([...lyingAt(played, end - 1)]).toEqual([]);
    expect(halvesOf(played, 1)).toEqual(["bystander", "blue"]);
    const faces = facesAt(played, end, true, {});
    expect(faces[0]).toMatchObject({ covered: true, identity: "assassin" });
    expect(faces[1]).toMatchObject({
      covered: false,
      halves: ["bystander", "blue"],
      tokens: [{ to: "side", colour: "blue" }],
    });
  });

  it("is told turn by turn, with what was touched in vain", () => {
    expect(turnsOf(played).map(({ touched }) => touched.map(({ card }) => card))).toEqual([[1], [0]]);
  });

  it.each([
    ["assassin", "assassin", "end-why-assassin"],
    ["bystander", "bystander", "end-why-bystander"],
    ["mistakes", "bystander", "end-why-mistakes"],
    ["gave_up", "bystander", "end-why-gave-up"],
  ] as const)("says why: %s", (reason, identity, id) => {
    expect(whyOf(fromGame(lost(reason, identity)))?.id).toBe(id);
  });

  it("is sent on with both halves, and a row for sudden death without a giver (D17)", () => {
    const [first, second] = pictureCards(played, false);
    expect(first).toEqual({ identity: "assassin", turn: 2, halves: ["red", "assassin"] });
    expect(second).toEqual({ identity: "unknown", halves: ["bystander", "blue"] });
    expect(resultRows(played, "x", false).split("\n").slice(2, 4)).toEqual(["▲ 2 –", "… ✕"]);
  });
});
