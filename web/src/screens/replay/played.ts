/** A game as it is looked at again, moment by moment: from a table or from a record. */

import type {
  Identity,
  Options,
  RecordRead,
  Result,
  Step,
  Team,
  WordTouched,
} from "../../protocol/types";
import { behind, FATAL, HIDDEN, keySideOf, sideOf, teamsOf, withShown } from "../../table/sheets";
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
  cells: string; // the letters of the key, or ? where nobody knows yet
  moments: readonly Moment[];
  result: Result | null;
}

/** Who stands behind a card: what lies there in the end, else by the key of the team on turn. */
export function knownOf(played: Played, card: number, team: Team): Identity | null {
  const { mode } = played.options;
  const lies = lyingAt(played, played.moments.length - 1).get(card);
  return lies ?? behind(mode, played.cells[card], keySideOf(mode, team));
}

/** Who stands behind a card on each side of the key, as far as it is known. */
export function halvesOf({ options, cells }: Played, card: number): Identity[] {
  const { mode } = options;
  const sides = teamsOf(mode).map((team) => behind(mode, cells[card], keySideOf(mode, team)));
  return sides.filter((who) => who !== null);
}

/** What lies on the cards in a moment, whole: those that were covered, and the touch that lost it. */
export function lyingAt({ moments, result }: Played, place: number): ReadonlyMap<number, Identity> {
  const found = new Map<number, Identity>();
  for (const { event } of moments.slice(0, place + 1)) {
    if (event?.type === "word_covered") found.set(event.card, event.identity);
    else if (event?.type === "word_touched" && isFatal(event, moments, result))
      found.set(event.card, event.identity ?? "bystander");
  }
  return found;
}

/** The tokens that lie there in a moment, by the side whose key judged (D8). */
export function touchesAt({ moments, result }: Played, place: number): readonly WordTouched[] {
  const events = moments.slice(0, place + 1).map(({ event }) => event);
  return events.filter(
    (event) => event?.type === "word_touched" && !isFatal(event, moments, result),
  ) as WordTouched[];
}

function isFatal(touch: WordTouched, moments: readonly Moment[], result: Result | null): boolean {
  const touches = moments.filter(({ event }) => event?.type === "word_touched");
  return FATAL.has(result?.reason ?? "all_words") && touches.at(-1)?.event === touch;
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
  const left = leftAtFirst(game);
  const moments: Moment[] = [
    { event: null, cells: "?".repeat(words.length), turn: 1, team: start, left },
  ];
  for (const event of eventsOf(game)) {
    const before = moments[moments.length - 1] as Moment;
    moments.push({ ...after(before, event, options), turn: event.turn, team: event.team });
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
      ...game.touches.filter((one) => one.turn === turn), // the last of its turn
      ...game.endings.filter((one) => one.turn === turn),
    );
  }
  return events;
}

function after(before: Moment, event: Public, { mode }: Options): Moment {
  if (event.type !== "word_covered") return { ...before, event };
  const { card, identity, team } = event;
  const letter = withShown(mode, HIDDEN, team, identity);
  const cells = before.cells.slice(0, card) + letter + before.cells.slice(card + 1);
  const owner = sideOf(mode, identity);
  const left = owner ? { ...before.left, [owner]: before.left[owner] - 1 } : before.left;
  return { ...before, event, cells, left };
}

/** The words each team had before any was covered. */
function leftAtFirst({ left, covers, options }: Game): Game["left"] {
  const first = { ...left };
  for (const { identity } of covers) {
    const owner = sideOf(options.mode, identity);
    if (owner && owner in first) first[owner] += 1; // of some sides nobody was told
  }
  return first;
}
