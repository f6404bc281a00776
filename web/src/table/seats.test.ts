import { expect, it } from "vitest";
import { holdsKey, letsLook } from "./seats";
import { SEATS, sampleView } from "./samples";

it("lets those who watch see the key where the host allowed it, and never beside bots or strangers", () => {
  expect(letsLook(sampleView())).toBe(false);
  expect(letsLook(sampleView({ settings: { look: "watchers" } }))).toBe(true);
  expect(letsLook(sampleView({ settings: { look: "watchers", public: true } }))).toBe(false);
  const members = { 5: { name: "Bolt", seat: SEATS.redOperative, bot: "easy" as const } };
  expect(letsLook(sampleView({ settings: { look: "watchers" }, members }))).toBe(false);
});

it("knows who has the key before their eyes", () => {
  expect(holdsKey("teams", SEATS.blueSpymaster)).toBe(true);
  expect(holdsKey("teams", { role: "insider" })).toBe(true);
  expect(holdsKey("shared", SEATS.operative)).toBe(false);
  expect(holdsKey("teams", SEATS.watcher)).toBe(false);
});
