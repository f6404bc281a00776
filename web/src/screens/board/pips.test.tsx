import { render } from "preact";
import { expect, test } from "vitest";
import type { ClueNumber } from "../../protocol/types";
import { sampleTable, SEATS } from "../../table/samples";
import { Pips } from "./pips";

/** The pips of a clue after so many guesses, one letter each: word, more, used. */
function pipsOf(number: ClueNumber, guesses = 0): string {
  const clue = { team: "red", word: "sea", number, turn: 1 } as const;
  const { game } = sampleTable(SEATS.redOperative, { phase: "guess", clue, guesses });
  const page = document.createElement("div");
  if (game) render(<Pips game={game} />, page);
  const all = [...page.querySelectorAll(".pip")].map(({ classList }) =>
    classList.contains("used") ? "u" : classList.contains("more") ? "m" : "w",
  );
  return all.join("");
}

test("a clue has a pip for each word and a small one more, and guesses use them up (R39)", () => {
  expect(pipsOf(3)).toBe("wwwm");
  expect(pipsOf(3, 2)).toBe("uuwm");
  expect(pipsOf(3, 4)).toBe("uuuu");
});

test("where there is no limit there are no pips: the number itself says so (R53, R55)", () => {
  expect(pipsOf("unlimited", 2)).toBe("");
  expect(pipsOf(0, 1)).toBe("");
});
