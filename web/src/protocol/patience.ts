/** How long to wait before the next try: soon at first, then longer, never for ever. */

const FIRST = 150;
const LONGEST = 8_000;

/** Milliseconds before try number `tries`, different for everybody, so that nobody is overrun. */
export function pause(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);
}
