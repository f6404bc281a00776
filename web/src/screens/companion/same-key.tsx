/** A small picture of a code, so that two phones can be compared at a glance. */

import { t, Text } from "../../text/text";

const ROWS = 4;
const HALF = 3; // columns, of which the first two are mirrored on the other side
const CELL = 8;

/**
 * A number for a text, the same on every phone. Few bits on purpose: the picture lies open on the
 * table, and from more of them somebody could work out the code.
 */
export function pictureNumber(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) & ((1 << (ROWS * HALF)) - 1);
}

/** The picture with what it is for. */
export function SameKey({ text }: { text: string }) {
  const number = pictureNumber(text);
  const wide = HALF * 2 - 1;
  const cells = Array.from({ length: ROWS * wide }, (_, place) => {
    const column = place % wide;
    const bit = Math.floor(place / wide) * HALF + Math.min(column, wide - 1 - column);
    return { x: column * CELL, y: Math.floor(place / wide) * CELL, dark: (number >> bit) & 1 };
  });
  return (
    <div class="row same-key">
      <svg
        role="img"
        aria-label={t("companion-picture", { number: String(number) })}
        viewBox={`-4 -4 ${wide * CELL + 8} ${ROWS * CELL + 8}`}
      >
        <rect class="sheet-of" x="-4" y="-4" width="100%" height="100%" rx="4" />
        {cells.map(({ x, y, dark }) => (
          <rect
            key={`${x} ${y}`}
            x={x + 0.5}
            y={y + 0.5}
            width={CELL - 1}
            height={CELL - 1}
            rx={dark ? 1 : 3}
            class={dark ? "dark" : "pale"}
          />
        ))}
      </svg>
      <p class="small">
        <Text id="companion-same" />
      </p>
    </div>
  );
}
