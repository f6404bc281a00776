// How a codename fits its card: pure sums over widths in em, so that CSS can do the rest.

/** The widths of a word in em, on one line and on several, and those lines if it may break. */
export interface Fit {
  whole: number;
  broken: number;
  lines: readonly string[] | null;
  long: boolean; // on one line it would be too small to read on a phone
}

/** Gives the width of a text in em. */
export type Measure = (text: string) => number;

const LONG = 3.8; // em; a shorter word is large enough on one line
const WORTH = 0.85; // two lines have to gain at least this much
const READABLE = 6.8; // em; a wider line is below nine pixels on the smallest card

/** Where a word may break: at its compound parts, or at a space or hyphen of its own. */
export function joints(word: string, parts?: readonly string[]): string[] {
  if (parts && parts.length > 1 && parts.join("") === word) return [...parts];
  return word.split(/(?<=[\s-])/u).filter((part) => part.trim() !== "");
}

/** Fits a word: broken at a joint where that makes it larger, anywhere if it could not be read. */
export function fit(word: string, parts: readonly string[] | undefined, measure: Measure): Fit {
  const whole = measure(word);
  const long = whole > READABLE;
  const single: Fit = { whole, broken: whole, lines: null, long };
  if (whole <= LONG) return single;
  const pieces = joints(word, parts);
  let best = single;
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const left = endOfLine(pieces.slice(0, cut).join(""));
    const right = pieces.slice(cut).join("");
    const broken = Math.max(measure(left), measure(right));
    if (broken < best.broken) best = { whole, broken, lines: [left, right], long };
  }
  if (best.broken > READABLE) return { whole, long, ...pieceByPiece(word, whole, measure) };
  return best.broken <= whole * WORTH ? best : single;
}

/** A word without joints, or with none where they would help, in lines of about the same length. */
function pieceByPiece(word: string, whole: number, measure: Measure) {
  const letters = [...word];
  const each = Math.ceil(letters.length / Math.ceil(whole / (READABLE - 1)));
  const lines: string[] = [];
  for (let from = 0; from < letters.length; from += each) {
    const line = letters.slice(from, from + each).join("");
    lines.push(from + each < letters.length ? endOfLine(line) : line);
  }
  return { lines, broken: Math.max(...lines.map(measure)) };
}

const TAB = 0.7; // em; the sides of a tab on a card's edge
const ON_SMALL = 5.3; // em of such tabs on the upper edge of the smallest card
const ON_LARGE = 7.5; // the same where a card is wider than 110 pixels

/** On which cards the names of all who have marked one fit beside each other. */
export function namesFit(names: readonly string[], measure: Measure): "any" | "large" | "none" {
  const wide = names.reduce((sum, name) => sum + measure(name) + TAB, 0);
  if (wide <= ON_SMALL) return "any";
  return wide <= ON_LARGE ? "large" : "none";
}

function endOfLine(text: string): string {
  if (/-$/u.test(text)) return text;
  return /\s$/u.test(text) ? text.trimEnd() : `${text}\u2010`;
}
