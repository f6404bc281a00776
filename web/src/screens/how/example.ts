/** A worked example: nine cards, a clue, and what each touch brings by the rules (R33-R39). */

import { COLOURS, SIDE_COLOURS } from "../../look/colours";
import type { Identity, Team } from "../../protocol/types";

/** A small board of the page, as its lines describe it. */
export interface Example {
  team: Team;
  word: string;
  number: number;
  cards: readonly { word: string; identity: Identity }[];
  halves: readonly Identity[]; // your own side of the key, where there are two
  guesses: readonly number[]; // as they were made at the table, by card
}

/** How things stand after some touches. */
export interface Standing {
  covered: ReadonlySet<number>;
  state: "open" | "right" | "last" | "other" | "bystander" | "assassin" | "all";
  over: boolean;
}

/** The example that these lines describe; its cards lie in the order of the alphabet. */
export function exampleOf(lines: readonly string[]): Example {
  const found = lines.map((line) => /^(\w+): (.+)$/.exec(line));
  const value = (name: string) => found.find((one) => one?.[1] === name)?.[2] ?? "";
  const cards = COLOURS.flatMap((identity) =>
    value(identity)
      .split(" ")
      .filter(Boolean)
      .map((word) => ({ word, identity })),
  ).sort((one, other) => (one.word < other.word ? -1 : 1));
  const guessed = found.flatMap((one) => (one?.[1] === "guess" ? [one[2] ?? ""] : []));
  const place = (guess: string) => cards.findIndex(({ word }) => word === guess.split(" ->")[0]);
  const clue = value("clue").split(" ");
  const team = SIDE_COLOURS.find((one) => one === value("team")) ?? SIDE_COLOURS[0];
  const you = SIDE_COLOURS.find((one) => one !== team) ?? team;
  const yours = (word: string): Identity => {
    if (value("your_own").split(" ").includes(word)) return you;
    return value("your_assassin").split(" ").includes(word) ? "assassin" : "bystander";
  };
  return {
    team,
    halves: value("your_own") ? cards.map(({ word }) => yours(word)) : [],
    word: clue.slice(0, -1).join(" "),
    number: Number(clue[clue.length - 1]),
    cards,
    guesses: guessed.map(place),
  };
}

/** What the rules make of these touches, in their order. */
export function standingOf(example: Example, touched: readonly number[]): Standing {
  const covered = new Set(touched);
  const last = example.cards[touched[touched.length - 1] ?? -1];
  const at = (state: Standing["state"], over: boolean) => ({ covered, state, over });
  if (!last) return at("open", false);
  if (last.identity === "assassin") return at("assassin", true);
  if (last.identity === "bystander") return at("bystander", true);
  if (last.identity !== example.team) return at("other", true);
  const left = example.cards.filter(
    ({ identity }, card) => identity === example.team && !covered.has(card),
  );
  if (!left.length) return at("all", true);
  // by the plus-one rule one more than the number; zero has no limit (R39, R53), nor have two keys (D7)
  const free = example.number === 0 || example.halves.length > 0;
  const limit = free ? Infinity : example.number + 1;
  return touched.length >= limit ? at("last", true) : at("right", false);
}
