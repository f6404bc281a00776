import { classes } from "../../look/identity";
import { guessesLeft } from "../../table/duties";
import type { Game } from "../../table/view";

/** In ems of the clue, what one column of pips takes. */
export const PIP = 0.44;

const ROW = 6; // more of them stand in two rows

/** How many columns of pips stand beside the clue. */
export function pipColumns(game: Game): number {
  const count = mostGuesses(game);
  return count > ROW ? Math.ceil(count / 2) : count;
}

/** The guesses of a clue: one pip for each word, a small one for what may follow; used ones are hollow. */
export function Pips({ game }: { game: Game }) {
  const asked = typeof game.clue?.number === "number" ? game.clue.number : 0;
  const pips = Array.from({ length: mostGuesses(game) }, (_, place) =>
    classes("pip", place >= asked && "more", place < game.guesses && "used"),
  );
  if (!pips.length) return null;
  return (
    <span class={classes("pips", pips.length > ROW && "rows")} aria-hidden="true">
      {pips.map((pip, place) => (
        <span key={place} class={pip} />
      ))}
    </span>
  );
}

/** All guesses of the clue that counts; none where there is no limit to them. */
function mostGuesses(game: Game): number {
  const left = guessesLeft(game);
  return left === null ? 0 : left + game.guesses;
}
