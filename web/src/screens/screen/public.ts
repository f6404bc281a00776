/** What everybody in the room may see, whoever's seat the screen was opened with. */

import type { Table } from "../../table/view";

const UNKNOWN = "?";
const NOBODY = ""; // no member has this number, so nothing on the screen is addressed to anybody

/** The table without whose it is: no key until the game is over (R17), no whispers, no seat. */
export function publicTable(table: Table): Table {
  const game = table.game;
  if (!game) return { ...table, you: NOBODY };
  const over = game.phase === "over";
  const open = (card: number) => over || ((game.covered >> card) & 1) === 1;
  return {
    ...table,
    you: NOBODY,
    game: {
      ...game,
      seat: { role: over ? "insider" : "watcher" },
      cells: [...game.cells].map((cell, card) => (open(card) ? cell : UNKNOWN)).join(""),
      key: over ? game.key : null,
      consultations: [],
    },
  };
}
