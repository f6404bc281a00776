import { expect, test } from "vitest";
import { destination } from "./navigate";

const from = (place: number, key: string, whole = false) => destination(key, place, 25, 5, whole);

test("arrows move by one and stop at the edge", () => {
  expect(from(12, "ArrowLeft")).toBe(11);
  expect(from(12, "ArrowRight")).toBe(13);
  expect(from(12, "ArrowUp")).toBe(7);
  expect(from(12, "ArrowDown")).toBe(17);
  expect(from(10, "ArrowLeft")).toBe(10);
  expect(from(14, "ArrowRight")).toBe(14);
  expect(from(3, "ArrowUp")).toBe(3);
  expect(from(23, "ArrowDown")).toBe(23);
});

test("Home and End go to the ends of the row, with Control to the corners", () => {
  expect(from(12, "Home")).toBe(10);
  expect(from(12, "End")).toBe(14);
  expect(from(12, "Home", true)).toBe(0);
  expect(from(12, "End", true)).toBe(24);
});

test("Page Up and Page Down go to the ends of the column", () => {
  expect(from(12, "PageUp")).toBe(2);
  expect(from(12, "PageDown")).toBe(22);
});

test("a row that is not full has an end of its own", () => {
  expect(destination("End", 5, 7, 5)).toBe(6);
  expect(destination("ArrowRight", 6, 7, 5)).toBe(6);
  expect(destination("ArrowDown", 3, 7, 5)).toBe(3);
  expect(destination("PageDown", 3, 7, 5)).toBe(3);
});

test("other keys are left alone", () => {
  expect(from(12, "Enter")).toBeNull();
  expect(from(12, "a")).toBeNull();
});
