import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OUR_GAMES } from "../table/our-games";
import { askForOffers, knowsGame, offers, offersTrouble } from "./offers";

let games = OUR_GAMES;
let asked = 0;

beforeEach(() => {
  [offers.value, games, asked] = [null, OUR_GAMES, 0];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json({ games });
  });
});

afterEach(() => vi.unstubAllGlobals());

it("is asked once, however many screens need it at the same time", async () => {
  await Promise.all([askForOffers(), askForOffers(), knowsGame("teams")]);
  await askForOffers();
  expect(asked).toBe(1);
  expect(offers.value?.games).toHaveLength(OUR_GAMES.length);
});

it("is asked again for a game that the server may have learnt meanwhile", async () => {
  expect(await knowsGame("new")).toBe(false);
  games = OUR_GAMES.map((game) => ({ ...game, name: "new" }));
  expect(await knowsGame("new")).toBe(true);
  const before = asked;
  expect(await knowsGame("new")).toBe(true);
  expect(asked).toBe(before);
});

it("tells why there is nothing to offer, and is asked again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await askForOffers();
  expect(offersTrouble.value?.code).toBe("offline");
  vi.stubGlobal("fetch", async () => Response.json({ games }));
  await askForOffers();
  expect([offersTrouble.value, offers.value?.games.length]).toEqual([null, OUR_GAMES.length]);
});
