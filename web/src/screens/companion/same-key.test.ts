import { expect, test } from "vitest";
import { pictureNumber } from "./same-key";

test("one text has one picture, and a slip or another way of drawing has another", () => {
  const code = "deck40 pizza-robot-tiger-magnet";
  expect(pictureNumber(code)).toBe(pictureNumber(code));
  const others = ["random pizza-robot-tiger-magnet", "deck40 pizza-robot-tiger-magnet-2", "deck40 17", "deck40 17-1"];
  expect(new Set([code, ...others].map(pictureNumber)).size).toBe(others.length + 1);
});

test("pictures are spread over all there are", () => {
  const numbers = Array.from({ length: 4096 }, (_, place) => pictureNumber(`random code ${place}`));
  expect(new Set(numbers).size).toBeGreaterThan(2400); // of 4096 drawn at random: about 2590
});
