/** The cards as you see them, with everything about them in words. */

import type { CardFace, Mark, Token } from "../../look/card";
import { tellApart } from "../../look/initials";
import type { Mode, Seat, Team } from "../../protocol/types";
import { may } from "../../table/desks";
import { drawnOn, heard } from "../../table/pictures";
import { holdsKey } from "../../table/seats";
import { colourOf, drawnAs, isTwoSided, otherTeam } from "../../table/sheets";
import type { Table, Game } from "../../table/view";
import { listed, t } from "../../text/text";
import { fatalTouch, identityOf, isClosed, isCovered, takesTap, tapOf } from "./taps";

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
  const { mode } = game.options;
  const keyed = holdsKey(mode, seat);
  const last = fatalTouch(game)?.card;
  const latest = last ?? game.covers.at(-1)?.card;
  const chooses = tapOf(game, seat) === "cover" || !may(game, seat, "mark_card");
  return game.words.map((word, card) => {
    const covered = isCovered(game, card) || card === last;
    // the board is still there for a moment after the end, when everybody is told the key
    const identity = covered || keyed ? identityOf(game, card) : null;
    const drawn = identity && drawnAs(mode, identity);
    const touches = covered ? [] : game.touches.filter((one) => one.card === card);
    const markers = covered ? [] : markersOf(table, card);
    const mine = markers.includes(table.you) || (own.chosen === card && chooses);
    const noted = !covered && own.notes.has(card);
    const names = markers.map((who) => table.members[who]?.name ?? "");
    const parts = own.parts[word];
    return {
      word,
      ...drawnOn(word),
      ...(parts && { parts }),
      label: [
        heard(word),
        identity && t("board-identity", { identity }),
        covered && t("board-covered"),
        ...touches.map(({ team }) => touchedText(mode, seat, team)),
        names.length && t("board-marked-by", { names: listed(names) }),
        noted && t("board-noted"),
      ]
        .filter(Boolean)
        .join(", "),
      ...(drawn && (covered || !isTwoSided(mode) ? { identity: drawn } : { halves: [drawn] })),
      tokens: touches.map(({ team }) => tokenFor(mode, seat, team)),
      closed: !covered && seat.team !== undefined && isClosed(game, seat, card),
      covered,
      marks: markers.map((who, place): Mark => ({
        name: names[place] ?? "",
        initials: short[who] ?? "?",
        own: who === table.you,
      })),
      mine: !covered && mine,
      chosen: own.chosen === card && !covered,
      pending: own.pending === card && !covered,
      latest: covered && card === latest,
      noted,
      disabled: !takesTap(game, seat, card),
    };
  });
}

/** A token for a touch that this side's key judged; its arrow points at the other, who touched. */
function tokenFor(mode: Mode, seat: Seat, judge: Team): Token {
  const to = !seat.team ? "side" : seat.team === judge ? "other" : "you";
  return { to, colour: colourOf(mode, otherTeam(mode, judge)) };
}

function touchedText(mode: Mode, seat: Seat, judge: Team): string {
  if (!seat.team) return t("board-touched-by", { team: otherTeam(mode, judge) });
  return t(seat.team === judge ? "board-touched-other" : "board-touched-you");
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
