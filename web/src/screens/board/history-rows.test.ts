import { expect, it } from "vitest";
import { ViewDefaults, type WordCovered } from "../../protocol/types";
import { SEATS, sampleGame, sampleTable } from "../../table/samples";
import type { Game } from "../../table/view";
import { seatsFor } from "./seats-for";
import { historyOf } from "./history-rows";

const cover = (turn: number, card: number, cause?: "penalty" | "simulated"): WordCovered => ({
  type: "word_covered",
  turn,
  team: turn % 2 ? "red" : "blue",
  card,
  identity: "bystander",
  ...(cause && { cause }),
});

it("tells the latest turn first, with what was found and what was covered before the clue", () => {
  const game: Game = {
    ...ViewDefaults,
    ...sampleGame({
      turn: 3,
      clues: [
        { turn: 1, team: "red", word: "SEA", number: 2 },
        { turn: 2, team: "blue", word: "SKY", number: 1 },
      ],
      covers: [cover(1, 4), cover(2, 7, "penalty"), cover(2, 8)],
      endings: [{ type: "turn_ended", turn: 1, team: "red", reason: "invalid_clue" }],
    }),
  } as Game;
  const told = historyOf(game).map((turn) => [
    turn.number,
    turn.clue?.word,
    turn.before.map((one) => one.card),
    turn.found.map((one) => one.card),
    turn.ending?.reason,
  ]);
  expect(told).toEqual([
    [2, "SKY", [7], [8], undefined],
    [1, "SEA", [], [4], "invalid_clue"],
  ]);
});

it("tells of a turn that was over before there was a clue", () => {
  const endings = [{ type: "turn_ended", turn: 1, team: "red", reason: "timeout" }] as const;
  const { game } = sampleTable(SEATS.redOperative, { turn: 2, endings });
  expect(historyOf(game as Game)).toMatchObject([{ number: 1, team: "red", clue: null }]);
});

it("seats a watcher on any bench, and in the place of a bot or of nobody", () => {
  const table = sampleTable(SEATS.watcher);
  const game = table.game as Game;
  expect(seatsFor(table, game)).toEqual(["red_operative", "blue_operative"]);
  const members = Object.fromEntries(
    Object.entries(table.members).map(([who, member]) =>
      member.seat.role === "spymaster" && member.seat.team === "blue"
        ? [who, { ...member, bot: "easy" as const }]
        : [who, member],
    ),
  );
  expect(seatsFor({ ...table, members }, game)).toContain("blue_spymaster");
});
