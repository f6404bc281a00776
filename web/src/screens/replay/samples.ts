/** A short game for tests: red finds two, blue helps red, red meets the assassin. */

import { sampleGame, sampleView } from "../../table/samples";
import { whole, type Game } from "../../table/view";

const covered = (turn: number, team: "red" | "blue", card: number, identity: string) => ({
  type: "word_covered",
  turn,
  team,
  card,
  identity,
});

/** The game as everybody sees it at the end. */
export function finishedGame(change: Partial<Game> = {}): Game {
  const game = sampleGame({
    cells: "rrrrrrrrrbbbbbbbb.......x",
    covered: 0b1_0000_0000_0000_0000_0000_0111,
    phase: "over",
    turn: 3,
    left: { red: 6, blue: 8 },
    clues: [
      { turn: 1, team: "red", word: "snow", number: 2 },
      { turn: 2, team: "blue", word: "tea", number: "unlimited" },
      { turn: 3, team: "red", word: "fog", number: 1 },
    ],
    covers: [
      covered(1, "red", 0, "red"),
      covered(1, "red", 1, "red"),
      covered(2, "blue", 2, "red"),
      covered(3, "red", 24, "assassin"),
    ] as Game["covers"],
    endings: [
      { type: "turn_ended", turn: 1, team: "red", reason: "stopped" },
      { type: "turn_ended", turn: 2, team: "blue", reason: "wrong" },
    ],
    result: { winner: "blue", reason: "assassin", score: null },
    key: { cells: "rrrrrrrrrbbbbbbbb.......x", start: "red" } as Game["key"],
    salt: "5a17",
    ...change,
  });
  return whole(sampleView({ game })).game as Game;
}
