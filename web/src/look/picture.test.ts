import { expect, test } from "vitest";
import { boardPicture, boardText, type PictureCard } from "./picture";

const cards: PictureCard[] = [
  { identity: "red", turn: 1, word: "BANK" },
  { identity: "blue", turn: 2 },
  { identity: "bystander", turn: 2 },
  { identity: "assassin", turn: 3 },
  { identity: "blue" },
  { identity: "red", turn: 1 },
];

test("a board as text has one sign to a card and hides what was never found", () => {
  expect(boardText(cards, 5)).toBe("▲ ● – ✕ □\n▲");
});

test("a picture shows a word only where one is given, and escapes it", () => {
  const picture = boardPicture([...cards, { identity: "red", word: "<&>" }], "Red won", 5);
  expect(picture).toContain(">BANK<");
  expect(picture).toContain("&#60;&#38;&#62;");
  expect(picture.match(/<text /g)).toHaveLength(1 + 5 + 2); // title, turns, words
});

test("a drawing lies on its card in the place of a word, and the sign below it", () => {
  const drawn = boardPicture([{ identity: "red", turn: 1, drawing: '<path d="M1 2h3"/>' }], "Red won", 5);
  expect(drawn).toContain('<path d="M1 2h3"/>');
  expect(drawn.match(/<text /g)).toHaveLength(1 + 1); // title, turn
});

test("a picture is drawn with patterns as well as colours", () => {
  const picture = boardPicture(cards, "Red won", 5);
  for (const pattern of ["red", "blue", "assassin"]) expect(picture).toContain(`url(#${pattern})`);
  expect(picture).not.toContain("url(#bystander)");
});
