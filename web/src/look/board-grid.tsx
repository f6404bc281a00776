import "./board.css";
import { useRef, useState } from "preact/hooks";
import { Card, type CardFace } from "./card";
import { classes } from "./identity";
import { destination } from "./navigate";

/** What a board shows, and what becomes of a touch. */
export interface BoardProps {
  cards: readonly CardFace[];
  label: string;
  lang?: string; // of the codenames, not of the interface
  keyed?: boolean;
  onPick?: (place: number) => void;
  onGuess?: (place: number) => void;
  onLook?: (place: number) => void; // at a picture, large
  columns: number;
  dark?: boolean; // the lamp has gone out: somebody met the assassin
}

/** The board: a grid with one place in the tab order; arrows, Home and End move through it. */
export function BoardGrid({
  cards,
  label,
  lang,
  keyed,
  onPick,
  onGuess,
  onLook,
  columns,
  dark,
}: BoardProps) {
  const [current, setCurrent] = useState(0);
  const pictured = cards.some(({ picture }) => picture);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const rows: number[][] = [];
  cards.forEach((_card, place) => {
    if (place % columns === 0) rows.push([]);
    rows[rows.length - 1]?.push(place);
  });
  // with large letters there are fewer beside each other than in the game (layouts.css)
  const seenColumns = ({ currentTarget }: KeyboardEvent) => {
    const drawn = getComputedStyle(currentTarget as Element).gridTemplateColumns;
    return drawn ? drawn.split(" ").length : columns;
  };
  const move = (event: KeyboardEvent) => {
    const from = buttons.current.findIndex((button) => button === event.target);
    if (from < 0 || event.altKey || event.metaKey) return;
    const to = destination(event.key, from, cards.length, seenColumns(event), event.ctrlKey);
    if (to === null) return;
    event.preventDefault();
    buttons.current[to]?.focus();
  };
  return (
    <div class="board-room">
      <div
        class={classes("board", pictured && "of-pictures", dark && "dark")}
        role="grid"
        aria-label={label}
        style={{ "--columns": columns, "--rows": rows.length }}
        data-wide={columns > rows.length ? "" : undefined}
        onKeyDown={move}
      >
        {rows.map((places) => (
          <div role="row" class="line" key={places[0]}>
            {places.map((place) => (
              <div role="gridcell" class="cell" key={place}>
                <Card
                  {...(cards[place] as CardFace)}
                  lang={lang}
                  keyed={keyed}
                  onPick={onPick && (() => onPick(place))}
                  onGuess={onGuess && (() => onGuess(place))}
                  onLook={onLook && (() => onLook(place))}
                  tabIndex={place === Math.min(current, cards.length - 1) ? 0 : -1}
                  cardRef={(button) => {
                    buttons.current[place] = button;
                  }}
                  onFocus={() => setCurrent(place)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
