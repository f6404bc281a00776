/** A game by its turns, the way one tells it. */

import type { ClueGiven, EndOfTurn, Identity, Team, WordCovered, WordTouched } from "../../protocol/types";
import { called } from "../../table/pictures";
import { arePartners } from "../../table/sheets";
import { isTouched } from "../../table/view";
import type { Played } from "./played";

/** A card that was touched, covered by it or not. */
export interface Touch {
  card: number;
  identity: Identity;
}

/** One turn: what was covered before the clue, the clue, what was touched, how it ended. */
export interface Turn {
  number: number;
  team: Team;
  clue: ClueGiven | null;
  before: readonly WordCovered[]; // a penalty, or the word of opponents who are not there
  touched: readonly Touch[];
  ending: EndOfTurn | null;
}

/** Every turn, the first one first. */
export function turnsOf(played: Played): Turn[] {
  const turns = new Map<number, Turn>();
  for (const { event } of played.moments) {
    if (!event || !("turn" in event)) continue;
    const empty = { clue: null, before: [], touched: [], ending: null };
    const turn = turns.get(event.turn) ?? { number: event.turn, team: event.team, ...empty };
    if (event.type === "clue_given") turns.set(event.turn, { ...turn, clue: event });
    else if (event.type === "turn_ended") turns.set(event.turn, { ...turn, ending: event.reason });
    else if (event.type === "word_touched") {
      const { card, identity = "bystander" } = event;
      turns.set(event.turn, { ...turn, touched: [...turn.touched, { card, identity }] });
    } else if (event.type !== "word_covered") turns.set(event.turn, turn);
    else if (isTouched(event))
      turns.set(event.turn, { ...turn, touched: [...turn.touched, event] });
    else turns.set(event.turn, { ...turn, before: [...turn.before, event] });
  }
  return [...turns.values()];
}

/** Why a game has ended, as message and values; of the last card that was covered. */
export interface Why {
  id:
    | "end-why-assassin"
    | "end-why-found"
    | "end-why-gift"
    | "end-why-penalty"
    | "end-why-opponents"
    | "end-why-bystander"
    | "end-why-mistakes"
    | "end-why-gave-up"
    | "end-why-other";
  team: Team;
  word: string;
}

/** What decided a finished game. */
export function whyOf(played: Played): Why | null {
  const last = played.moments.reduce<WordCovered | WordTouched | null>(
    (found, { event }) =>
      event?.type === "word_covered" || event?.type === "word_touched" ? event : found,
    null,
  );
  if (!played.result) return null;
  const { reason } = played.result;
  if (reason === "gave_up") return { id: "end-why-gave-up", team: played.start, word: "" };
  if (!last) return null;
  const word = called(played.words[last.card]);
  if (reason === "bystander") return { id: "end-why-bystander", team: last.team, word };
  if (reason === "mistakes") return { id: "end-why-mistakes", team: last.team, word };
  const winner = played.result.winner ?? last.team;
  if (reason === "assassin") return { id: "end-why-assassin", team: last.team, word };
  if (last.type === "word_touched") return null; // nothing else ends with one
  if (last.cause === "simulated" || reason === "opponents_done")
    return { id: "end-why-opponents", team: winner, word };
  if (last.cause === "penalty") return { id: "end-why-penalty", team: winner, word };
  if (reason !== "all_words") return { id: "end-why-other", team: winner, word }; // of another game
  const together = arePartners(played.options.mode);
  return { id: together || last.team === winner ? "end-why-found" : "end-why-gift", team: last.team, word };
}
