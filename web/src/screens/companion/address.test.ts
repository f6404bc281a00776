import { expect, test } from "vitest";
import { keyOf, pathOf, turnedOnce } from "./address";

test("an address leads back to the key it was made for, in any script", () => {
  for (const code of ["apple-boat-moon", "μήλο-βάρκα", "17-2"])
    for (const source of ["deck40", "random"] as const) {
      const { search } = new URL(pathOf(code, source), "http://x");
      expect(keyOf(new URLSearchParams(search))).toEqual({ code, source });
    }
  expect(keyOf(new URLSearchParams("source=elsewhere"))).toEqual({ code: "", source: "deck40" });
});

test("a card of the deck is turned round in four steps, words are not", () => {
  expect(["17", "17-1", "17-2", "17-3"].map(turnedOnce)).toEqual(["17-1", "17-2", "17-3", "17-0"]);
  expect(turnedOnce("apple-boat-moon")).toBeNull();
});
