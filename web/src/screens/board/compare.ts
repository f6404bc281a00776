/** Compares what the board lets people do with what the rules accept: see tests/web/test_rights.py. */

import { readFileSync } from "node:fs";
import { ViewDefaults, type Seat, type View } from "../../protocol/types";
import { waitsFor } from "../../table/duties";
import { sameSeat } from "../../table/seats";
import type { Game } from "../../table/view";
import { mayAccept, mayChallenge, maySpell } from "./clue-rights";
import { coverColour, isCovered, mayGuess, takesTap, tapOf } from "./taps";

/** A game as a seat sees it, the commands on its desk, the cards these may name, who is waited for. */
interface Line {
  view: View;
  acts: readonly string[];
  touch: readonly number[];
  awaited: readonly Seat[] | null;
}

/** The cards that a tap would touch or cover; a pencil ring is for your own eyes. */
function touched(game: Game, seat: Seat): number[] {
  if (tapOf(game, seat) === "note") return [];
  return game.words.map((_, card) => card).filter((card) => takesTap(game, seat, card));
}

/** What the client thinks of this line, beside what the rules say. */
function* claims({ view, acts, touch, awaited }: Line): Generator<[string, boolean, boolean]> {
  const game: Game = { ...ViewDefaults, ...view };
  const { seat } = view;
  const covers = acts.includes("cover_penalty_word") || acts.includes("cover_opponent_word");
  yield ["guess", mayGuess(game, seat), acts.includes("guess_word")];
  yield ["cover", coverColour(game, seat) !== null, covers];
  yield ["challenge", mayChallenge(game, seat), acts.includes("challenge_clue")];
  yield ["accept", mayAccept(game, seat), acts.includes("accept_clue")];
  const heard = game.clue !== null && game.phase !== "over";
  yield ["spell", heard && maySpell(seat), acts.includes("request_spelling")];
  yield ["cards", true, touched(game, seat).join() === touch.join()];
  yield ["covered", touch.some((card) => isCovered(game, card)), false];
  if (awaited) yield ["waits", true, awaited.some((one) => sameSeat(one, waitsFor(game)))];
}

let compared = 0;
for (const text of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  for (const [what, mine, theirs] of claims(JSON.parse(text) as Line)) {
    if (mine !== theirs) throw new Error(`${what}: the board says ${mine}, the rules ${theirs}\n${text}`);
    compared += 1;
  }
}
console.log(compared);
