/** The cards as you see them, with everything about them in words. */

import type { CardFace, Mark } from "../../look/card";
import { tellApart } from "../../look/initials";
import type { Seat } from "../../protocol/types";
import { holdsKey } from "../../table/seats";
import type { Table, Game } from "../../table/view";
import { listed, t } from "../../text/text";
import { identityOf, isCovered, takesTap } from "./taps";

/** What lies on your own desk. */
export interface Own {
  chosen: number | null;
  pending: number | null;
  notes: ReadonlySet<number>;
  parts: Readonly<Record<string, readonly string[]>>;
}

/** All cards of the board. */
export function faces(table: Table, game: Game, seat: Seat, own: Own): CardFace[] {
  const short = initialsOf(table);
  const latest = game.covers.at(-1)?.card;
  return game.words.map((word, card) => {
    const covered = isCovered(game, card);
    // the board is still there for a moment after the end, when everybody is told the key
    const identity = covered || holdsKey(seat) ? identityOf(game, card) : null;
    const markers = covered ? [] : markersOf(table, card);
    const mine = markers.includes(table.you) || (own.chosen === card && seat.role === "spymaster");
    const noted = !covered && own.notes.has(card);
    const names = markers.map((who) => table.members[who]?.name ?? "");
    const parts = own.parts[word];
    return {
      word,
      ...(parts && { parts }),
      label: [
        word,
        identity && t("board-identity", { identity }),
        covered && t("board-covered"),
        names.length && t("board-marked-by", { names: listed(names) }),
        noted && t("board-noted"),
      ]
        .filter(Boolean)
        .join(", "),
      ...(identity && { identity }),
      covered,
      marks: markers.map((who): Mark => ({ initials: short[who] ?? "?", own: who === table.you })),
      mine: !covered && mine,
      chosen: own.chosen === card && !covered,
      pending: own.pending === card && !covered,
      latest: covered && card === latest,
      noted,
      disabled: !takesTap(game, seat, card),
    };
  });
}

/** Initials of everybody, told apart. */
export function initialsOf(table: Table): Readonly<Record<string, string>> {
  const who = Object.keys(table.members);
  const short = tellApart(who.map((one) => table.members[one]?.name ?? ""));
  return Object.fromEntries(who.map((one, place) => [one, short[place] ?? "?"]));
}

function markersOf(table: Table, card: number): string[] {
  return Object.keys(table.marks).filter((who) => table.marks[who]?.includes(card));
}
