/** The colours of sides, for pages that know no game. */
export const SIDE_COLOURS = ["red", "blue"] as const;

/** The palette: every colour has a pattern and a sign; what it stands for is said elsewhere. */
export const COLOURS = [...SIDE_COLOURS, "bystander", "assassin"] as const;
export type Colour = (typeof COLOURS)[number];

/** What a card may show; `unknown` is a card nobody has told us about. */
export type Identity = "unknown" | Colour;

/** Joins class names and leaves out what does not apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
