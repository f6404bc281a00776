// How a codename fits its card: pure sums over widths in em, so that CSS can do the rest.

/** The widths of a word in em, on one line and on two, and the two lines if it may break. */
export interface Fit {
  whole: number;
  broken: number;
  lines: readonly [string, string] | null;
}

/** Gives the width of a text in em. */
export type Measure = (text: string) => number;

const LONG = 3.8; // em; a shorter word is large enough on one line
const WORTH = 0.85; // two lines have to gain at least this much

/** Where a word may break: at its compound parts, or at a space or hyphen of its own. */
export function joints(word: string, parts?: readonly string[]): string[] {
  if (parts && parts.length > 1 && parts.join("") === word) return [...parts];
  return word.split(/(?<=[\s-])/u).filter((part) => part.trim() !== "");
}

/** Fits a word: broken only at a joint, and only where that makes it larger. */
export function fit(word: string, parts: readonly string[] | undefined, measure: Measure): Fit {
  const whole = measure(word);
  const single: Fit = { whole, broken: whole, lines: null };
  const pieces = joints(word, parts);
  if (pieces.length < 2 || whole <= LONG) return single;
  let best = single;
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const left = endOfLine(pieces.slice(0, cut).join(""));
    const right = pieces.slice(cut).join("");
    const broken = Math.max(measure(left), measure(right));
    if (broken < best.broken) best = { whole, broken, lines: [left, right] };
  }
  return best.broken <= whole * WORTH ? best : single;
}

/** The size in pixels that CSS will give the word in a card of that width (see card.css). */
export function sizeInCard(width: number, em: number): number {
  return Math.min((width * 0.92) / em, width * 0.25);
}

function endOfLine(text: string): string {
  if (/-$/u.test(text)) return text;
  return /\s$/u.test(text) ? text.trimEnd() : `${text}\u2010`;
}
