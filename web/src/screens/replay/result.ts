/** A game as people send it on: rows of signs, and the cards of a picture. */

import { boardText, type PictureCard } from "../../look/picture";
import { SIGN_TEXT } from "../../look/sign";
import type { Mode, WordCovered } from "../../protocol/types";
import { isPicture } from "../../table/pictures";
import { colourOf, drawnAs, isTwoSided, sheetOf } from "../../table/sheets";
import { halvesOf, knownOf, lyingAt, type Played } from "./played";
import { turnsOf, type Touch, type Turn } from "./turns";

/** The cards of a picture; without the words, or the drawings, it stays a riddle. */
export function pictureCards(
  played: Played,
  words: boolean,
  drawings: Readonly<Record<string, string>> = {},
): PictureCard[] {
  const turns = new Map<number, number>();
  const { mode } = played.options;
  const lying = lyingAt(played, played.moments.length - 1);
  for (const { event } of played.moments)
    if (event && "card" in event && lying.has(event.card)) turns.set(event.card, event.turn);
  const last = played.moments[played.moments.length - 1]?.team ?? played.start;
  return played.words.map((word, card) => {
    const turn = turns.get(card);
    const both = isTwoSided(mode);
    const identity = both ? lying.get(card) : knownOf(played, card, last);
    return {
      identity: identity ? drawnAs(mode, identity) : "unknown",
      ...(turn !== undefined && { turn }),
      ...(both && { halves: halvesOf(played, card).map((half) => drawnAs(mode, half)) }),
      ...(words && (isPicture(word) ? { drawing: drawings[word] ?? "" } : { word })),
    };
  });
}

/** The result as plain text: a title, a row for every turn, and the board. */
export function resultRows(played: Played, title: string, words: boolean): string {
  const { mode } = played.options;
  const turns = turnsOf(played).filter(
    (turn) => turn.clue || turn.before.length || turn.touched.length,
  );
  const board = boardText(pictureCards(played, false), sheetOf(mode).columns);
  return [title, "", ...turns.flatMap((turn) => rowsOf(turn, words, mode)), "", board].join("\n");
}

/** A turn; before it, in rows of their own, the words of opponents who are not there (R110). */
function rowsOf(turn: Turn, words: boolean, mode: Mode): string[] {
  const sign = ({ identity }: WordCovered) => SIGN_TEXT[drawnAs(mode, identity)];
  const simulated = turn.before.filter(({ cause }) => cause === "simulated");
  const before = turn.before.filter(({ cause }) => cause !== "simulated");
  const theirs = simulated.map((cover) => `${sign(cover)} (${sign(cover)})`);
  return turn.clue || before.length || turn.touched.length ? [...theirs, rowOf({ ...turn, before }, words, mode)] : theirs;
}

/** `▲ 2  ▲▲–`: who, for how many, and what was touched. */
function rowOf({ team, clue, before, touched }: Turn, words: boolean, mode: Mode): string {
  const sign = ({ identity }: Touch) => SIGN_TEXT[drawnAs(mode, identity)];
  const given = before.map((cover) => `(${sign(cover)})`);
  const number = clue?.number === "unlimited" ? "∞" : clue?.number;
  const said = clue ? [...(words ? [clue.word] : []), String(number)] : [];
  const signs = touched.map(sign).join("");
  // without a clue both sides touch: sudden death
  const who = clue || before.length ? SIGN_TEXT[colourOf(mode, team)] : "…";
  return [who, ...given, ...said, signs].filter(Boolean).join(" ");
}
