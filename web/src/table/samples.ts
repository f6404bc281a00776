/** Tables for tests: four people at a table, in any moment of a game. */

import { offers } from "../protocol/offers";
import type { About, Options, Seat, TableView, View } from "../protocol/types";
import { OUR_GAMES } from "./our-games";
import { whole, type Game, type Table } from "./view";

offers.value = { games: OUR_GAMES } as About; // what a page knows before it is at a table

export const OPTIONS: Options = {
  mode: "teams",
  language: "en",
  word_list: "deck",
  key_source: "random",
  check: "guard",
  expert_clues: true,
  waiver: true,
  penalty_cover: "may",
  next_words: "auto",
  time: {
    kind: "none",
    sand_seconds: 60,
    clue_seconds: 120,
    guess_seconds: 120,
    first_clue_seconds: null,
    absent: "stop",
  },
  mission: {},
  assassin_ending: false,
  house: {
    compounds: false,
    phrases: false,
    full_names: false,
    titles: false,
    place_names: true,
    acronyms: false,
    homophones: false,
    accents: "strict",
    rhymes: "meaning",
  },
};

/** Seats by a short name. */
export const SEATS = {
  redSpymaster: { role: "spymaster", team: "red" },
  redOperative: { role: "operative", team: "red" },
  blueSpymaster: { role: "spymaster", team: "blue" },
  blueOperative: { role: "operative", team: "blue" },
  operative: { role: "operative" },
  watcher: { role: "watcher" },
} as const satisfies Record<string, Seat>;

/** A view from the wire, before any game: member 1 is host, all four seats are taken. */
export function sampleView(change: Partial<TableView> = {}): TableView {
  return {
    you: "1",
    host: "1",
    members: {
      1: { name: "Ann", seat: SEATS.redSpymaster },
      2: { name: "Bo", seat: SEATS.redOperative },
      3: { name: "Cleo", seat: SEATS.blueSpymaster },
      4: { name: "Dag", seat: SEATS.blueOperative },
    },
    options: OPTIONS,
    settings: {},
    words: {},
    ...change,
  };
}

/** A game as an operative sees it: red is on turn and waits for a clue. */
export function sampleGame(change: Partial<View> = {}): View {
  return {
    seat: SEATS.redSpymaster,
    options: OPTIONS,
    words: Array.from({ length: 25 }, (_, card) => `WORD${card}`),
    cells: "?".repeat(25),
    covered: 0,
    start: "red",
    commitment: "c",
    phase: "clue",
    at: change.phase ?? "clue",
    team: "red",
    turn: 1,
    left: { red: 9, blue: 8 },
    tally: change.left ?? { red: 9, blue: 8 },
    guesses: 0,
    ...change,
  };
}

/** A table with a game, seen by somebody in this seat; the other three seats of four are taken. */
export function sampleTable(seat: Seat, change: Partial<Game> = {}): Table {
  const others = Object.values(SEATS)
    .filter((other) => plays(other) && seatKey(other) !== seatKey(seat))
    .map((other, place) => [String(place + 2), { name: `P${place}`, seat: other }] as const);
  const members = { 1: { name: "Ann", seat }, ...Object.fromEntries(others) };
  return whole(sampleView({ members, game: sampleGame({ seat, ...change }) }));
}

const plays = (seat: Seat) => seat.role !== "watcher";
const seatKey = (seat: Seat) => `${seat.team ?? ""} ${seat.role}`;
