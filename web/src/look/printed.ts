/** The printed game, for pictures of it and for those who play with paper: two colours, four letters. */

import type { Colour } from "./identity";

/** Both teams of it. */
export const TEAMS = ["red", "blue"] as const;

/** The letters of a printed key. */
export const LETTERS: Readonly<Record<string, Colour>> = {
  r: "red",
  b: "blue",
  ".": "bystander",
  x: "assassin",
};

/** A key by its rows; it is as wide as it is high. */
export function rowsOf(cells: string): string[][] {
  const wide = Math.ceil(Math.sqrt(cells.length)); // a board is square, or a row less than that
  return Array.from({ length: cells.length / wide }, (_, row) => [...cells.slice(row * wide, (row + 1) * wide)]);
}
