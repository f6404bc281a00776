/** Compares what the board lets people do with what the rules accept: see tests/web/test_rights.py. */

import { readFileSync } from "node:fs";
import { offers } from "../../protocol/offers";
import {
  ViewDefaults,
  type About,
  type ClueNumber,
  type GameSheet,
  type Seat,
  type View,
} from "../../protocol/types";
import { awaitedSeats, deskOf } from "../../table/desks";
import { seatCode } from "../../table/seats";
import { isTogether, numbersOf } from "../../table/sheets";
import type { Game } from "../../table/view";
import { isCovered, takesTap, tapOf } from "./taps";

/** First the sheets of the games. Then a game as a seat sees it, the commands that `decide` accepts from
 * it, the cards these may name, and who is waited for. */
type Line = { sheets: readonly GameSheet[] } | Position;

interface Position {
  view: View;
  acts: readonly string[];
  touch: readonly number[];
  awaited: readonly Seat[] | null;
  numbers: readonly (readonly ClueNumber[])[]; // of a clue, without expert ones and with them
}

/** The cards that a tap would touch or cover; a pencil ring is for your own eyes. */
function touched(game: Game, seat: Seat): number[] {
  if (tapOf(game, seat) === "note") return [];
  return game.words.map((_, card) => card).filter((card) => takesTap(game, seat, card));
}

/** What the client thinks of this line, beside what the rules say. */
function* claims({ view, acts, touch, awaited, numbers }: Position): Generator<[string, string, string]> {
  const game: Game = { ...ViewDefaults, ...view };
  const { seat } = view;
  const mine = deskOf(game, seat);
  yield ["acts", [...mine.acts].sort().join(), [...acts].sort().join()];
  yield ["cards", touched(game, seat).join(), touch.join()];
  yield ["covered", touch.filter((card) => isCovered(game, card)).join(), ""];
  const offered = [false, true].map((expert) => numbersOf({ ...game.options, expert_clues: expert }));
  yield ["numbers", offered.join(" "), numbers.join(" ")];
  if (!awaited) return;
  const code = (one: Seat) => (isTogether(game.options.mode) ? one.role : seatCode(one));
  yield ["waits", awaitedSeats(game).map((one) => one.code).join(), awaited.map(code).join()];
}

let compared = 0;
for (const text of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const line = JSON.parse(text) as Line;
  if ("sheets" in line) {
    offers.value = { games: line.sheets } as unknown as About;
    continue;
  }
  for (const [what, mine, theirs] of claims(line)) {
    if (mine !== theirs) throw new Error(`${what}: the board says ${mine}, the rules ${theirs}\n${text}`);
    compared += 1;
  }
}
console.log(compared);
