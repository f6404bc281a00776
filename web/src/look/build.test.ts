// The two plugins that make pictures and fonts ready at build time.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { characters } from "../../fonts";
import { png, shapes } from "../../icons";

const LETTERS = "ÀÈÉÌÒÙàèéìòù ÆØÅæøå ÁÉÍÑÓÚÜáéíñóúü¿¡ ΆΈΉΊΌΎΏΑΩάέήίόύώϊϋΐΰς ĈĜĤĴŜŬĉĝĥĵŝŭ «»“”„‐";

test("the fonts keep every letter and quotation mark of the six languages", () => {
  const kept = new Set(characters(readFileSync("src/look/fonts.css", "utf8")));
  expect([...LETTERS].filter((letter) => !kept.has(letter))).toEqual([]);
});

test("a range names its first and its last character", () => {
  expect(characters("unicode-range: U+0041-0043, U+0058;")).toBe("ABCX");
});

test("the icon is painted as the drawing says", () => {
  const drawing = shapes(readFileSync("public/icon.svg", "utf8"));
  const picture = png(drawing, 32);
  const from = picture.indexOf("IDAT") + 4;
  const rows = inflateSync(picture.subarray(from, from + picture.readUInt32BE(from - 8)));
  const colour = (x: number, y: number) => [
    ...rows.subarray(y * 97 + 1 + x * 3, y * 97 + 4 + x * 3),
  ];
  expect(picture.readUInt32BE(16)).toBe(32);
  expect(colour(1, 1)).toEqual([0x17, 0x19, 0x1c]); // the desk
  expect(colour(8, 10)).toEqual([0xec, 0xe4, 0xd2]); // the card
  expect(colour(12, 19)).toEqual([0xc9, 0x8a, 0x1b]); // the bar
  expect(colour(24, 8)).toEqual([0x17, 0x19, 0x1c]); // the cut corner
});
