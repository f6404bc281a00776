/** A game as people send it on: rows of signs, and the cards of a picture. */

import { boardText, type PictureCard } from "../../look/picture";
import { SIGN_TEXT } from "../../look/sign";
import { identityAt, type Played } from "./played";
import { turnsOf, type Turn } from "./turns";

/** The cards of a picture; without the words it stays a riddle. */
export function pictureCards(played: Played, words: boolean): PictureCard[] {
  const turns = new Map<number, number>();
  for (const { event } of played.moments)
    if (event?.type === "word_covered") turns.set(event.card, event.turn);
  return played.words.map((word, card) => {
    const turn = turns.get(card);
    return {
      identity: identityAt(played.cells, card) ?? "unknown",
      ...(turn !== undefined && { turn }),
      ...(words && { word }),
    };
  });
}

/** The result as plain text: a title, a row for every turn, and the board. */
export function resultRows(played: Played, title: string, words: boolean): string {
  const turns = turnsOf(played).filter((turn) => turn.clue || turn.before.length);
  const board = boardText(pictureCards(played, false));
  return [title, "", ...turns.flatMap((turn) => rowsOf(turn, words)), "", board].join("\n");
}

/** A turn; before it, in rows of their own, the words of opponents who are not there (R110). */
function rowsOf(turn: Turn, words: boolean): string[] {
  const simulated = turn.before.filter(({ cause }) => cause === "simulated");
  const before = turn.before.filter(({ cause }) => cause !== "simulated");
  const theirs = simulated.map(({ identity }) => `${SIGN_TEXT[identity]} (${SIGN_TEXT[identity]})`);
  return turn.clue || before.length ? [...theirs, rowOf({ ...turn, before }, words)] : theirs;
}

/** `▲ 2  ▲▲–`: who, for how many, and what was touched. */
function rowOf({ team, clue, before, touched }: Turn, words: boolean): string {
  const given = before.map(({ identity }) => `(${SIGN_TEXT[identity]})`);
  const number = clue?.number === "unlimited" ? "∞" : clue?.number;
  const said = clue ? [...(words ? [clue.word] : []), String(number)] : [];
  const signs = touched.map(({ identity }) => SIGN_TEXT[identity]).join("");
  return [SIGN_TEXT[team], ...given, ...said, signs].filter(Boolean).join(" ");
}
