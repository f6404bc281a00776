/** A game as it is looked at again, moment by moment: from a table or from a record. */

import type { Identity, Options, RecordRead, Result, Step, Team } from "../../protocol/types";
import { isTouched, type Game } from "../../table/view";

/** The board after something has happened; the first moment is the deal. */
export type Moment = Pick<Step, "cells" | "turn" | "team" | "left"> & { event: Told };

// A clue that was found invalid ends its turn, and that end tells of it.
type Told = Exclude<Step["event"], { type: "clue_penalised" }>;

/** All that is needed to show it again. */
export interface Played {
  options: Options;
  words: readonly string[];
  start: Team;
  cells: string; // r b . x, or ? where nobody knows yet
  moments: readonly Moment[];
  result: Result | null;
}

const IDENTITIES: Readonly<Record<string, Identity>> = {
  r: "red",
  b: "blue",
  ".": "bystander",
  x: "assassin",
};
const LETTERS: Readonly<Record<Identity, string>> = {
  red: "r",
  blue: "b",
  bystander: ".",
  assassin: "x",
};

/** Who stands behind a card, by the letter in its place. */
export function identityAt(cells: string, card: number): Identity | null {
  return IDENTITIES[cells[card] ?? "?"] ?? null;
}

/** A record that has been taken apart by the server. */
export function fromRecord(record: RecordRead): Played {
  const { options, words, start, steps, result } = record;
  const cells = record.key?.cells ?? steps[steps.length - 1]?.cells ?? "";
  return { options, words, start, cells, moments: steps.filter(isTold), result };
}

function isTold(step: Step): step is Step & Moment {
  return step.event?.type !== "clue_penalised";
}

/** The last game of a table. What was said about clues is not in it, only what came of them. */
export function fromGame(game: Game): Played {
  const { options, words, start, cells, result } = game;
  const left = { red: wordsOf("red", start), blue: wordsOf("blue", start) };
  const moments: Moment[] = [
    { event: null, cells: "?".repeat(words.length), turn: 1, team: start, left },
  ];
  for (const event of eventsOf(game)) {
    const before = moments[moments.length - 1] as Moment;
    moments.push({ ...after(before, event), turn: event.turn, team: event.team });
  }
  return { options, words, start, cells, moments, result };
}

type Public = Extract<Step["event"], { turn: number }>;

/** What everybody saw, in its order: a penalty or a simulated turn comes before the clue. */
function eventsOf(game: Game): Public[] {
  const events: Public[] = [];
  for (let turn = 1; turn <= game.turn; turn += 1) {
    const covers = game.covers.filter((one) => one.turn === turn);
    const clues = game.clues.filter((one) => one.turn === turn);
    events.push(
      ...covers.filter((one) => !isTouched(one)),
      ...clues.map((clue) => ({ type: "clue_given", ...clue }) as const),
      ...covers.filter(isTouched),
      ...game.endings.filter((one) => one.turn === turn),
    );
  }
  return events;
}

function after(before: Moment, event: Public): Moment {
  if (event.type !== "word_covered") return { ...before, event };
  const { card, identity } = event;
  const cells = before.cells.slice(0, card) + LETTERS[identity] + before.cells.slice(card + 1);
  const owner = identity === "red" || identity === "blue" ? identity : null;
  const left = owner ? { ...before.left, [owner]: before.left[owner] - 1 } : before.left;
  return { ...before, event, cells, left };
}

/** The team that starts has the double agent and so one word more (R7). */
function wordsOf(team: Team, start: Team): number {
  return team === start ? 9 : 8;
}
