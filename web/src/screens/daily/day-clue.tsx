import type { ComponentChildren } from "preact";

/** The clue over a board of the daily, and above it a line on what it is part of. */
export function DayClue({
  word,
  number,
  language,
  live,
  children,
}: {
  word: string | undefined;
  number: number | undefined;
  language: string;
  live?: boolean; // another one may come in its place
  children: ComponentChildren;
}) {
  return (
    <header class="day-clue" aria-live={live ? "polite" : undefined}>
      <p class="small soft">{children}</p>
      <p class="codename clue-text">
        <span lang={language}>{word}</span> <span class="figures">{number}</span>
      </p>
    </header>
  );
}
