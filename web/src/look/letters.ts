// Letters that come before they are needed: text in a late font is drawn twice.

const FACES = ['600 1em "Fira Sans Extra Condensed"', '1em "Literata"'];

/** Fetch the fonts that have these letters. */
export function fetchLetters(sample: string): void {
  for (const face of FACES) document.fonts?.load(face, sample).catch(() => undefined);
}
