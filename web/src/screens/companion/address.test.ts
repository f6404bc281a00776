import { expect, test } from "vitest";
import { forOther, keyOf, pathOf, turnedOnce, typedKey, USUAL, type Meant } from "./address";

const asked = (meant: Meant) => keyOf(new URLSearchParams(new URL(pathOf(meant), "http://x").search));

test("an address leads back to the key it was made for, in any script", () => {
  for (const code of ["apple-boat-moon", "μήλο-βάρκα", "17-2"])
    for (const source of ["deck40", "random"] as const)
      for (const part of [USUAL, { mode: "duet", side: "back" }] as const) {
        const meant: Meant = { ...USUAL, ...part, code, source };
        expect(asked(meant)).toEqual(meant);
      }
  expect(keyOf(new URLSearchParams("source=elsewhere"))).toEqual({ ...USUAL, code: "" });
});

test("the other phone is sent the other side of the same key (D1)", () => {
  const mine: Meant = { ...USUAL, mode: "duet", code: "7" };
  expect(asked(forOther(mine))).toEqual({ ...mine, side: "back" });
  expect(forOther(forOther(mine))).toEqual(mine);
});

test("a card of the deck is turned round in four steps, with two sides in two, words are not", () => {
  const turned = ["17", "17-1", "17-2", "17-3"].map((code) => turnedOnce(code));
  expect(turned).toEqual(["17-1", "17-2", "17-3", "17-0"]);
  expect(["100", "100-2"].map((code) => turnedOnce(code, 2))).toEqual(["100-2", "100-0"]);
  expect(turnedOnce("apple-boat-moon")).toBeNull();
});

test("the code of a box is the name of its game, and a number behind it one of its keys", () => {
  const games = ["teams", "coop", "duet"];
  const typed = (text: string, chosen = USUAL) => typedKey(text, chosen, games);
  expect(typed("Duet 17")).toEqual({ ...USUAL, mode: "duet", code: "17" });
  expect(typed("duet-17-2")).toEqual({ ...USUAL, mode: "duet", code: "17-2" });
  expect(typed("teams 3", { ...USUAL, mode: "duet", side: "back" })).toEqual({ ...USUAL, code: "3" });
  const other = { ...USUAL, mode: "duet", side: "back", source: "random" } as const;
  expect(typed("duet", other)).toEqual({ ...other, code: "" });
  expect(typed("duet 9", other)).toEqual({ ...other, source: "deck40", code: "9" });
  expect(typed("apple-boat-moon-sun")).toEqual({ ...USUAL, code: "apple-boat-moon-sun" });
});

test("a pasted link is as good as its code, and brings along how its key is drawn", () => {
  const meant: Meant = { ...USUAL, code: "μήλο-βάρκα-ήλιος-ψάρι", source: "random" };
  const link = `https://play.example${pathOf(meant)}`;
  expect(typedKey(` ${link} `, USUAL)).toEqual(meant);
  expect(typedKey(link.replace("https://", ""), USUAL)).toEqual(meant);
  expect(typedKey(" 17-2 ", USUAL)).toEqual({ ...USUAL, code: "17-2" });
  const random = { ...USUAL, source: "random" } as const;
  expect(typedKey("is it so? no", random)).toEqual({ ...random, code: "is it so? no" });
});
