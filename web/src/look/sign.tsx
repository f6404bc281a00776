// The four signs. They are solid, so that they read at eight pixels and as a stamp alike.
import type { Identity } from "./identity";
import { Square, type SquareProps } from "./square";

/** Their outlines in a square of 24 units. */
export const SHAPES: Record<Exclude<Identity, "unknown">, string> = {
  red: "M12 3 22 20.5H2z",
  blue: "M12 2.5a9.5 9.5 0 1 0 .001 0z",
  bystander: "M4 10h16v4.5H4z",
  assassin:
    "M5.2 2.4 12 9.2l6.8-6.8 2.8 2.8L14.8 12l6.8 6.8-2.8 2.8L12 14.8l-6.8 6.8-2.8-2.8L9.2 12 2.4 5.2z",
};

/** The sign of an identity: triangle, circle, dash or cross; nothing for a card not yet known. */
export function Sign({ identity, size = "1em", ...rest }: SquareProps & { identity: Identity }) {
  if (identity === "unknown") return null;
  return (
    <Square size={size} fill="currentColor" {...rest}>
      <path d={SHAPES[identity]} />
    </Square>
  );
}

/** The same signs as plain text, for results that people paste. */
export const SIGN_TEXT: Record<Identity, string> = {
  red: "▲",
  blue: "●",
  bystander: "–",
  assassin: "✕",
  unknown: "□",
};
