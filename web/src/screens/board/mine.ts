/** What is yours at the board and nobody else's business; it goes with the game. */

import { signal } from "@preact/signals";
import type { Trouble } from "../../protocol/answer";
import type { ClueNumber, ClueSpelled, MemberCommand } from "../../protocol/types";
import { brokenOffBy } from "../../table/broken-off";
import { table } from "../../table/table";

/** The card that waits for the second, deliberate action. */
export const chosen = signal<number | null>(null);

/** The card you have touched, until the answer is there. */
export const touched = signal<number | null>(null);

/** A spymaster's pencil rings. In memory only: they would tell of the key. */
export const notes = signal<ReadonlySet<number>>(new Set());

/** A clue that is being written. */
export interface Draft {
  word: string; // as it was typed, perhaps with the number
  number: ClueNumber | null;
  chosen: boolean; // by a person, not counted from the rings
}

/** Nothing is written yet. */
export const BLANK: Draft = { word: "", number: null, chosen: false };

/** The clue that is being written; it stays when it is refused. */
export const draft = signal(BLANK);

/** The current clue, letter by letter, once somebody has asked for it. */
export const spelled = signal<ClueSpelled | null>(null);

/** The last thing that happened, in words. */
export const happened = signal("");

/** What others have said since the talk was last open on a small screen. */
export const unread = signal<readonly string[]>([]);

/** Whether what can be asked about the clue is open. */
export const clueOpen = signal(false);

/** Whether the menu of the table is open. */
export const menuOpen = signal(false);

/** Back to the board. */
export function closeMenu(): void {
  menuOpen.value = false;
}

/** Whether the sand has run out and nobody has done anything since. */
export const sandOut = signal(false);

/** Why your last action was not carried out. */
export const trouble = signal<Trouble | null>(null);

/** The kind of the command that has no answer yet. */
export const busy = signal<MemberCommand["type"] | null>(null);

/** A new game: nothing is left of the last one. */
export function clearGame(): void {
  notes.value = new Set();
  draft.value = BLANK;
  happened.value = "";
  unread.value = [];
  sandOut.value = false;
  closeMenu();
  brokenOffBy.value = "";
  clearTurn();
}

/** A new turn: nothing is chosen, nothing refused. */
export function clearTurn(): void {
  chosen.value = touched.value = null;
  spelled.value = null;
  clueOpen.value = false;
  trouble.value = null;
}

/**
 * Ring a card, or rub the ring out. The rings on cards that still lie open are the number of the
 * clue, if it may have that, until a person chooses another.
 */
export function note(
  card: number,
  numbers: readonly ClueNumber[],
  isOpen: (card: number) => boolean,
): void {
  const after = new Set(notes.value);
  if (!after.delete(card)) after.add(card);
  notes.value = after;
  if (draft.peek().chosen) return;
  const rings = [...after].filter(isOpen).length;
  draft.value = { ...draft.peek(), number: rings && numbers.includes(rings) ? rings : null };
}

/** Do something at the table; whether it was done. What was not is said beside the action. */
export async function send(command: MemberCommand): Promise<boolean> {
  const here = table.peek();
  if (!here || busy.peek()) return false;
  busy.value = command.type;
  const answer = await here.do(command);
  busy.value = null;
  trouble.value = answer.ok ? null : answer.trouble;
  return answer.ok;
}

/** Touch a card. Final (R31). */
export async function guess(card: number, turn: number): Promise<void> {
  chosen.value = null;
  touched.value = card;
  await send({ type: "guess_word", card, turn });
  touched.value = null;
}

/** Mark a card with your initials, or take the mark back; binds nobody, so nothing waits for it. */
export async function mark(card: number, on: boolean): Promise<void> {
  chosen.value = on ? card : null;
  const answer = await table.peek()?.do({ type: "mark_card", card, on });
  if (answer && !answer.ok) trouble.value = answer.trouble;
}
