/** What a card may show; `unknown` is a card nobody has told us about. */
export type Identity = "unknown" | "red" | "blue" | "bystander" | "assassin";

/** One of the two agencies. */
export type Team = "red" | "blue";

/** Joins class names and leaves out what does not apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
