/** Luck against skill, and how well a team listened: figures as plain sentences. */

import type { MessageId } from "../../text/text";
import type { ClueSeen, Mode, TeamSeen, Touch } from "../../protocol/types";
import { sideOf } from "../../table/sheets";

const MUCH = 0.75; // words; less than this is what any evening brings
const KNOWN = 0.35; // below it we hardly know what a clue means
const BLIND = 0.06; // who touches one of so many cards with closed eyes does as well
const WELL = 0.8;
const BADLY = 0.45;

/** A card that was touched, and the clue that it was touched after. */
export interface Touched {
  clue: ClueSeen;
  touch: Touch;
}

/** Words found against words that the clues were worth, and how they were found, if we know the clues. */
export function luckOf(
  { found, expected }: TeamSeen,
  clues: readonly ClueSeen[],
  mode: Mode,
): MessageId {
  if (clues.filter(isObscure).length * 2 > clues.length) return "analysis-luck-unknown";
  if (found - expected >= MUCH) return "analysis-luck-more";
  if (expected - found >= MUCH) return "analysis-luck-less";
  // as many as the clues were worth, but not those that they led to
  const shots = longShots(clues, mode).length;
  return shots && shots * 2 >= found ? "analysis-luck-shots" : "analysis-luck-even";
}

/** Finds that hardly anybody would have touched, the least likely first. */
export function longShots(clues: readonly ClueSeen[], mode: Mode): Touched[] {
  return clues
    .filter((clue) => !isObscure(clue))
    .flatMap((clue) => clue.touches.map((touch) => ({ clue, touch })))
    .filter(({ clue, touch }) => sideOf(mode, touch.identity) === clue.team && touch.chance < BLIND)
    .sort((one, other) => one.touch.chance - other.touch.chance);
}

/** Whether a team took what the clues suggested most. */
export function listeningOf({ listening }: TeamSeen): MessageId {
  if (listening >= WELL) return "analysis-listened-well";
  return listening < BADLY ? "analysis-listened-badly" : "analysis-listened";
}

/** Whether we know the clue well enough to say anything. */
export const isObscure = ({ understood }: ClueSeen) => understood < KNOWN;

const LEAST = 0.02; // less likely cards are not worth a mark
const HOT = 0.3; // a clue for three words gives each about so much

/** The heat of each card for the eye: a hot card fills its bar, a tepid board looks tepid. */
export function warmth(heat: readonly number[]): (number | undefined)[] {
  const most = Math.max(HOT, ...heat);
  return heat.map((one) => (one >= LEAST ? one / most : undefined));
}

/** The cards a clue suggests, the likeliest first. */
export function suggested(heat: readonly number[], count = 4): number[] {
  return heat
    .map((one, card) => ({ one, card }))
    .filter(({ one }) => one >= LEAST)
    .sort((one, other) => other.one - one.one)
    .slice(0, count)
    .map(({ card }) => card);
}
