import { render } from "preact";
import { beforeAll, expect, it } from "vitest";
import type { Explained, TurnEnded, WordCovered } from "../../protocol/types";
import { SEATS, sampleTable } from "../../table/samples";
import { speak } from "../../text/text";
import { hasPlayed } from "../../shell/kept";
import { Latest } from "./history";
import { happened } from "./mine";
import { tell, whyText } from "./telling";

beforeAll(() => speak("en", false));

const covered = (turn: number, card: number): WordCovered => ({
  type: "word_covered",
  turn,
  team: "red",
  card,
  identity: "red",
});

// red's second turn is over: card 4 was found in it, card 3 in the first one
const table = sampleTable(SEATS.redOperative, {
  turn: 4,
  clues: [
    { turn: 1, team: "red", word: "frost", number: 2 },
    { turn: 2, team: "blue", word: "tea", number: 1 },
    { turn: 3, team: "red", word: "sea", number: 1 },
  ],
  covers: [covered(1, 3), covered(3, 4)],
});
const why = (pick: Omit<Explained, "by">) => whyText({ by: "1", ...pick }, table);

it("says why a bot touched a card by the clue being played", () => {
  expect(why({ card: 4, clue: "sea", links: ["salt"] })).toBe("Ann took WORD4 because of salt.");
  expect(why({ card: 3, clue: "frost", direct: true })).toContain("“frost” leads straight there");
  expect(why({ card: 4, clue: "sea" })).toBe("Ann took WORD4 on a hunch.");
});

it("names the clue and its number if it was an earlier one", () => {
  const named = "Ann took WORD4 because of “frost 2”, an earlier clue";
  expect(why({ card: 4, clue: "frost", direct: true, links: ["ice"] })).toBe(`${named}.`);
  expect(why({ card: 4, clue: "frost" })).toBe(`${named}.`);
  expect(why({ card: 4, clue: "frost", links: ["cold", "ice"] })).toBe(`${named}: cold and ice.`);
});

const ended = (turn: number, reason: TurnEnded["reason"]): TurnEnded => ({
  type: "turn_ended",
  turn,
  team: "red",
  reason,
});

it("says once that the time is up, and that the turn is over with it", () => {
  const after = { ...table, game: table.game && { ...table.game, endings: [ended(3, "timeout")] } };
  happened.value = "WORD4 is red.";
  tell({ type: "event", seq: 8, at: 0, event: { type: "timer_expired", kind: "strict" } }, table, table);
  tell({ type: "event", seq: 9, at: 0, event: ended(3, "timeout") }, table, after);
  expect(happened.value).toBe("Time is up. The turn is over.");
});

it("remembers that somebody has played to the end, and nobody who watched", () => {
  localStorage.clear();
  const over = { type: "game_over", winner: "red", reason: "all_words" } as const;
  const watched = sampleTable({ role: "watcher" }, {});
  tell({ type: "event", seq: 9, at: 0, event: over }, watched, watched);
  expect(hasPlayed()).toBe(false);
  tell({ type: "event", seq: 9, at: 0, event: over }, table, table);
  expect(hasPlayed()).toBe(true);
});

it("names the last card in the handle of the log, or why the turn ended before the next one", () => {
  const handle = (covers: WordCovered[], endings: TurnEnded[]) => {
    const { game } = sampleTable(SEATS.redOperative, { turn: 3, covers, endings });
    const place = document.createElement("div");
    if (game) render(<Latest game={game} />, place);
    return place.textContent;
  };
  expect(handle([], [])).toBe("");
  expect(handle([covered(1, 3)], [])).toContain("WORD3");
  expect(handle([covered(1, 3)], [ended(1, "stopped")])).toContain("WORD3");
  expect(handle([covered(1, 3)], [ended(1, "timeout")])).toBe("Time is up.");
  expect(handle([], [ended(1, "invalid_clue")])).toBe("not valid");
  expect(handle([covered(2, 4)], [ended(1, "timeout")])).toContain("WORD4");
});

it("keeps in sight that the sand has run out until somebody does something", () => {
  const place = document.createElement("div");
  const handle = () => {
    if (table.game) render(<Latest game={table.game} />, place);
    return place.textContent;
  };
  tell({ type: "event", seq: 8, at: 0, event: { type: "timer_expired", kind: "sand" } }, table, table);
  expect(handle()).toBe("Time is up.");
  tell({ type: "event", seq: 9, at: 0, event: covered(3, 4) }, table, table);
  expect(handle()).toContain("WORD4");
});

it("leaves it to the sentence above the board that a word may be covered for an invalid clue", () => {
  const after = (phase: "penalty" | "simulate") =>
    sampleTable(SEATS.redOperative, { phase, team: "blue", turn: 4 });
  happened.value = "WORD4 is red.";
  tell({ type: "event", seq: 8, at: 0, event: ended(3, "invalid_clue") }, table, after("penalty"));
  expect(happened.value).toBe("");
  tell({ type: "event", seq: 8, at: 0, event: ended(3, "invalid_clue") }, table, after("simulate"));
  expect(happened.value).toBe("The clue was not valid.");
});

it("says who the host is now", () => {
  const changed = (member: string) => {
    tell({ type: "event", seq: 8, at: 0, event: { type: "host_changed", member } }, table, table);
    return happened.value;
  };
  expect(changed(table.you)).toBe("You are the host now.");
  const other = Object.keys(table.members).find((who) => who !== table.you) as string;
  expect(changed(other)).toBe(`${table.members[other]?.name} is the host now.`);
});

it("says who comes, who goes, and who knows the key from now on", () => {
  const name = (who: string) => table.members[who]?.name ?? "";
  const news = (event: Parameters<typeof tell>[0] & { type: "event" }) => tell(event, table, table);
  news({ type: "event", seq: 10, at: 0, event: { type: "member_came", member: "9", name: "Zoe" } });
  expect(happened.value).toBe("Zoe has joined.");
  news({ type: "event", seq: 11, at: 0, event: { type: "member_went", member: "2" } });
  expect(happened.value).toBe(`${name("2")} has left.`);
  news({ type: "event", seq: 12, at: 0, event: { type: "key_seen", player: "4" } });
  expect(happened.value).toBe(`${name("4")} knows the key now.`);
});
