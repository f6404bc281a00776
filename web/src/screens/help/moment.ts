/** Which moment of a game this is for somebody, by what lies on the desks. */

import type { Seat } from "../../protocol/types";
import { awaitedActs, deskOf, type Act } from "../../table/desks";
import { holdsKey, plays } from "../../table/seats";
import type { Game } from "../../table/view";

// what somebody has to do, the gravest first
const TASKS: readonly Act[] = [
  "rule_clue",
  "answer_consult",
  "give_clue",
  "guess_word",
  "cover_penalty_word",
  "cover_opponent_word",
];

/** The end of the message that explains the moment: your task, or what you wait for. */
export function momentOf(game: Game, seat: Seat): string {
  if (game.phase === "sudden" && plays(seat)) return "sudden";
  const own = deskOf(game, seat).acts;
  const task = TASKS.find((act) => own.includes(act));
  if (task) return task;
  if (!plays(seat)) return "watch";
  const others = awaitedActs(game);
  const awaited = TASKS.find((act) => others.includes(act));
  if (awaited === "guess_word" && holdsKey(game.options.mode, seat)) return "keep_silent";
  return awaited ? `wait_${awaited}` : "other";
}
