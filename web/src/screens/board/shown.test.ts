import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { News } from "../../table/exchange";
import type { LiveTable } from "../../table/live";
import { SEATS, sampleTable } from "../../table/samples";
import type { Game, Table } from "../../table/view";
import { follow, lingers, shown, turning } from "./shown";

type NewsCallback = (news: News, before: Table | null, after: Table) => void;

const table = (change: Partial<Game> = {}) => sampleTable(SEATS.redOperative, change);
const event = (body: object) => ({ type: "event", seq: 1, at: 0, event: body }) as News;
const touch = (card: number) => event({ type: "word_covered", card });

let tell: NewsCallback = () => undefined;
let now = table();
const told: string[] = [];
let stop = () => undefined as void;

function happens(news: News, after: Table): void {
  const before = now;
  now = after;
  tell(news, before, after);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  now = table();
  told.length = 0;
  const live = {
    view: { peek: () => now },
    onNews: (callback: NewsCallback) => {
      tell = callback;
      return () => undefined;
    },
  } as unknown as LiveTable;
  stop = follow(live, (news) => told.push(news.type === "event" ? news.event.type : news.type));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows a touched card only after the pause, with all that followed from it", () => {
  happens(touch(3), table({ covered: 8 }));
  happens(event({ type: "turn_ended" }), table({ covered: 8, turn: 2 }));
  vi.advanceTimersByTime(699);
  expect([turning.value, shown.value?.game?.covered, told]).toEqual([3, 0, []]);
  vi.advanceTimersByTime(1);
  expect([turning.value, shown.value?.game?.turn]).toEqual([null, 2]);
  expect(told).toEqual(["word_covered", "turn_ended"]);
});

it("lets the next card not wait for the one before", () => {
  happens(touch(3), table({ covered: 8 }));
  happens(touch(4), table({ covered: 24 }));
  expect([turning.value, shown.value?.game?.covered]).toEqual([4, 8]);
  vi.advanceTimersByTime(700);
  expect(shown.value?.game?.covered).toBe(24);
});

it("stays for a last moment when the game is over", () => {
  happens(touch(3), table({ covered: 8 }));
  happens(event({ type: "game_over" }), table({ covered: 8, phase: "over" }));
  expect(lingers.value).toBe(true);
  vi.advanceTimersByTime(700);
  expect([lingers.value, shown.value?.game?.phase]).toEqual([true, "over"]);
  vi.advanceTimersByTime(1_500);
  expect(lingers.value).toBe(false);
});

it("waits for nothing where nothing should move", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  happens(touch(3), table({ covered: 8 }));
  expect([turning.value, shown.value?.game?.covered]).toEqual([null, 8]);
  happens(event({ type: "game_over" }), table({ covered: 8, phase: "over" }));
  expect(lingers.value).toBe(false);
});

it("takes a snapshot as it is", () => {
  happens(touch(3), table({ covered: 8 }));
  happens({ type: "snapshot" } as News, table({ covered: 24 }));
  expect([turning.value, shown.value?.game?.covered]).toEqual([null, 24]);
});
