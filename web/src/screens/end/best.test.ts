import { expect, test } from "vitest";
import { fromGame } from "../replay/played";
import { finishedGame } from "../replay/samples";
import { bestTurn } from "./best";

test("the best clue is the one that found most words of its own team", () => {
  const best = bestTurn(fromGame(finishedGame()));
  expect([best?.clue.word, best?.found]).toEqual(["snow", 2]);
});

test("of two that found as many the one without a slip is the better", () => {
  const game = finishedGame();
  const [first, second, third] = game.covers;
  if (!first || !second || !third) throw new Error("the sample has three covers");
  const covers = [
    first,
    { ...second, identity: "bystander" as const },
    { ...third, team: "blue" as const, identity: "blue" as const },
  ];
  expect(bestTurn(fromGame({ ...game, covers }))?.clue.word).toBe("tea");
});

test("nobody is praised where nothing was found", () => {
  expect(bestTurn(fromGame(finishedGame({ covers: [] })))).toBeNull();
});
