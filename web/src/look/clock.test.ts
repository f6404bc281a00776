import { expect, test } from "vitest";
import { clock, isLast, ringOffset } from "./clock";
import { initials, tellApart } from "./initials";

test("a clock shows minutes and seconds, and the last ten alone", () => {
  expect(clock(95)).toBe("1:35");
  expect(clock(60)).toBe("1:00");
  expect(clock(10.2)).toBe("0:11");
  expect(clock(9.2)).toBe("10");
  expect(clock(-3)).toBe("0");
  expect([isLast(11), isLast(10)]).toEqual([false, true]);
});

test("the ring empties from full to nothing and stays inside", () => {
  expect(ringOffset(120, 120, 100)).toBe(0);
  expect(ringOffset(30, 120, 100)).toBe(75);
  expect(ringOffset(-5, 120, 100)).toBe(100);
  expect(ringOffset(5, 0, 100)).toBe(0);
});

test("initials come from one or two names, in capitals of any script", () => {
  expect(initials("Anna Lind")).toBe("AL");
  expect(initials("ŝipo")).toBe("ŜI");
  expect(initials("ελένη")).toBe("ΕΛ");
  expect(initials("Άννα Ίου")).toBe("ΑΙ");
  expect(initials("Élodie")).toBe("ÉL");
  expect(initials("e\u0301va")).toBe("\u00c9V"); // a letter of two characters
  expect(initials("X")).toBe("X");
  expect(initials("  ")).toBe("?");
});

test("two people with the same initials are told apart", () => {
  expect(tellApart(["Anna Lind", "Axel Lie", "Bo"])).toEqual(["AL", "A2", "BO"]);
});
