/** What everybody in the room may see, whoever's seat the screen was opened with. */

import { HIDDEN, isTwoSided, sheetOf, teamsOf, withShown } from "../../table/sheets";
import type { Game, Table } from "../../table/view";

const NOBODY = ""; // no member has this number, so nothing on the screen is addressed to anybody

/** The counters without those that one side alone knows: of a side that is done everybody does. */
function counted(game: Game): Pick<Game, "tally" | "left"> {
  if (!isTwoSided(game.options.mode)) return { tally: game.tally, left: game.left };
  const sides: readonly string[] = teamsOf(game.options.mode);
  const tally = Object.fromEntries(
    Object.entries(game.tally).filter(([name, count]) => !sides.includes(name) || count === 0),
  );
  const left = Object.fromEntries(Object.entries(tally).filter(([name]) => sides.includes(name)));
  return { tally, left: left as Game["left"] };
}

/** The table without whose it is: no key until the game is over (R17), no whispers, no seat. */
export function publicTable(table: Table): Table {
  const game = table.game;
  if (!game) return { ...table, you: NOBODY };
  const { mode } = game.options;
  const over = game.phase === "over";
  const lies = new Map(
    game.covers.map(({ card, identity, team }) => [card, withShown(mode, HIDDEN, team, identity)]),
  );
  return {
    ...table,
    you: NOBODY,
    game: {
      ...game,
      seat: { role: over ? "insider" : "watcher" },
      at: game.phase in sheetOf(mode).desks ? game.phase : game.at, // some moments of it are private (R58)
      cells: over ? game.cells : [...game.cells].map((_, card) => lies.get(card) ?? HIDDEN).join(""),
      key: over ? game.key : null,
      ...(!over && counted(game)),
      consultations: [],
    },
  };
}
