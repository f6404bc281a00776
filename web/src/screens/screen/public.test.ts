import { expect, test } from "vitest";
import type { Team, WordCovered } from "../../protocol/types";
import { duty } from "../../table/duties";
import { SEATS, sampleTable } from "../../table/samples";
import { publicTable } from "./public";

const CELLS = "rrrrrrrrrbbbbbbbb.......x";
const covered = (card: number, identity: Team): WordCovered => ({
  type: "word_covered",
  turn: 1,
  team: "red",
  card,
  identity,
});
const KEY = { cells: CELLS, start: "red" } as const;

test("a screen that was opened with a spymaster's seat shows what is covered and no more (R17)", () => {
  const table = sampleTable(SEATS.redSpymaster, {
    cells: CELLS,
    key: KEY,
    covered: 0b1000000001,
    covers: [covered(0, "red"), covered(9, "blue")],
  });
  const shown = publicTable(table);
  expect(shown.game?.cells).toBe(`r${"?".repeat(8)}b${"?".repeat(15)}`);
  expect(shown.game?.key).toBeNull();
  expect(JSON.stringify(shown)).not.toContain(CELLS.slice(0, 9));
});

test("a question that only spymasters hear of is not on the screen", () => {
  const asked = { word: "moon", number: 2, allowed: null } as never;
  const table = sampleTable(SEATS.redSpymaster, {
    at: "clue_asked",
    consultations: [asked],
  });
  expect(JSON.stringify(publicTable(table))).not.toMatch(/moon|asked/);
});

test("the sentence on the screen is addressed to nobody, and no seat seems empty", () => {
  const table = sampleTable(SEATS.redSpymaster);
  const { id, mine } = duty(publicTable(table), () => "");
  expect({ id, mine }).toEqual({ id: "duties-wait-clue-of", mine: false });
});

test("after the game the whole key is there for everybody", () => {
  const table = sampleTable(SEATS.redSpymaster, { cells: CELLS, key: KEY, phase: "over" });
  expect(publicTable(table).game?.cells).toBe(CELLS);
});
