/** A board of the daily: the cards of every board, four in a row. */

import { BoardGrid } from "../../look/board-grid";
import type { CardFace } from "../../look/card";
import { SIDE_COLOURS } from "../../look/colours";
import type { Identity } from "../../look/identity";
import { byCode, t } from "../../text/text";
import { useWordParts } from "../../table/use-word-parts";

const COLUMNS = 4;

/** How a cell of a key is drawn: own words in the colour of a second side. */
export function identityOf(cell: string): Identity {
  if (cell === "o") return SIDE_COLOURS[1];
  if (cell === ".") return "bystander";
  return cell === "?" ? "unknown" : "assassin";
}

/** A cell in words. */
export function cellName(cell: string): string {
  const drawn = identityOf(cell);
  if (drawn === "unknown") return "";
  return t(byCode("daily-cell-", cell === "o" ? "own" : drawn));
}

/** The board; what a touch means is up to the puzzle. */
export function DayBoard({
  words,
  cells,
  language,
  chosen = [],
  pending = null,
  keyed,
  touched,
  shares,
  onPick,
  onGuess,
}: {
  words: readonly string[];
  cells: string;
  language: string;
  chosen?: readonly number[];
  pending?: number | null;
  keyed?: boolean; // the key is shown: nothing is covered
  touched?: readonly number[]; // what is covered, if the key of the rest is shown too
  shares?: readonly number[]; // how likely each card is taken
  onPick?: (card: number) => void;
  onGuess?: (card: number) => void;
}) {
  const parts = useWordParts(language, words);
  const cards: CardFace[] = words.map((word, card) => {
    const cell = cells[card] ?? "?";
    const place = chosen.indexOf(card);
    const said = [word, cellName(cell), place >= 0 ? t("daily-chosen") : ""].filter(Boolean);
    return {
      word,
      ...(parts[word] && { parts: parts[word] }),
      label: said.join(", "),
      identity: identityOf(cell),
      covered: touched ? touched.includes(card) : !keyed && cell !== "?",
      chosen: place >= 0,
      mine: place >= 0,
      pending: pending === card,
      ...(shares && { heat: shares[card] ?? 0 }),
    };
  });
  return (
    <div class="day-board">
      <BoardGrid
        cards={cards}
        label={t("daily-board")}
        lang={language}
        columns={COLUMNS}
        {...(onPick && { onPick })}
        {...(onGuess && { onGuess })}
      />
    </div>
  );
}
