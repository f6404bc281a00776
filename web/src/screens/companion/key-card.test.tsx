import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test } from "vitest";
import { offers } from "../../protocol/offers";
import type { About } from "../../protocol/types";
import { OUR_GAMES } from "../../table/our-games";
import { speak, t } from "../../text/text";
import { KeyCard } from "./key-card";

const page = document.createElement("div");

beforeAll(() => speak("en", false));
afterEach(() => {
  render(null, page);
  offers.value = { games: OUR_GAMES } as About;
});

test("a key has the columns and the colours of its game's sheet, whatever the printed game has", async () => {
  const [usual] = OUR_GAMES;
  if (!usual) throw new Error("there is no game");
  const { red, blue } = usual.identities;
  const other = {
    ...usual,
    name: "other",
    columns: 2,
    rows: 3,
    identities: { ...usual.identities, red: blue, blue: red },
    sides: usual.sides.map((side) => ({ ...side, colour: side.colour === "red" ? "blue" : "red" })),
  };
  offers.value = { games: [...OUR_GAMES, other] } as unknown as About;
  render(<KeyCard card={{ cells: "rb.xrr", start: "red" }} mode="other" side={0} />, page);
  expect(page.querySelector(".holder")?.className).toBe("holder of-blue");
  await act(() => [...page.querySelectorAll("button")].at(-1)?.click());
  const rows = [...page.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.className.replace("of woven of-", "")),
  );
  expect(rows).toEqual([["blue", "red"], ["bystander", "assassin"], ["blue", "blue"]]);
  expect(page.querySelector("td [aria-label]")?.getAttribute("aria-label")).toBe(
    t("board-identity", { identity: "red" }),
  );
});
