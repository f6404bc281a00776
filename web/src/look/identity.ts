/** The palette: every colour has a pattern and a sign; what it stands for is said elsewhere. */
export type Colour = "red" | "blue" | "bystander" | "assassin";

/** What a card may show; `unknown` is a card nobody has told us about. */
export type Identity = "unknown" | Colour;

/** Joins class names and leaves out what does not apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
