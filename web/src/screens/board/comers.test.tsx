import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sampleGame, sampleView, SEATS } from "../../table/samples";
import { whole } from "../../table/view";
import { speak, t } from "../../text/text";
import { Comers } from "./comers";

const MINUTE = 60_000;
const place = document.createElement("div");

beforeAll(() => speak("en", false));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  show("4", []); // whoever was away is back
  render(null, place);
  vi.useRealTimers();
});

/** Red waits for a clue of Ann (1); beside her are Bo (2), Cleo (3), who knows the key, and Dag (4). */
function show(you: string, away: string[], host = "") {
  const view = sampleView();
  const seat = view.members[you]?.seat ?? SEATS.watcher;
  const table = whole({ ...view, you, host, away, game: sampleGame({ seat }) });
  if (table.game) render(<Comers table={table} game={table.game} seat={seat} />, place);
}

const offered = () => place.textContent?.includes(t("presence-bot")) ?? false;

test("the host is offered a bot at once, whoever is away", async () => {
  for (const away of ["1", "2", "4"]) {
    await act(() => show("3", [away], "3"));
    expect(offered(), away).toBe(true);
  }
});

test("after a minute anybody who guesses is, if the game waits for that seat", async () => {
  await act(() => show("4", ["1", "2"]));
  await act(() => void vi.advanceTimersByTime(MINUTE - 1));
  expect(offered()).toBe(false);
  await act(() => void vi.advanceTimersByTime(1));
  expect(offered()).toBe(true);
  expect(place.textContent).toContain(t("presence-offer", { name: "Ann" }));
  expect(place.textContent).not.toContain(t("presence-offer", { name: "Bo" })); // nobody waits for Bo
  await act(() => show("4", ["2"]));
  expect(offered()).toBe(false);
});

test("who knows the key is not, as everybody would see it (R28), nor is who only watches", async () => {
  for (const you of ["3", "5"]) {
    await act(() => show(you, ["1"]));
    await act(() => void vi.advanceTimersByTime(2 * MINUTE));
    expect(offered(), you).toBe(false);
    await act(() => show(you, []));
  }
});
