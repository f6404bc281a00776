import { describe, expect, it } from "vitest";
import type { Consultation, Options, Phase, Role, Seat, Team } from "../protocol/types";
import { awaitedSeats } from "./desks";
import { duty, guessesLeft } from "./duties";
import { OPTIONS, SEATS, sampleTable, sampleView } from "./samples";
import { seatCode } from "./seats";
import { whole, type Game } from "./view";

const names = (codes: readonly string[]) => codes.join(", ");
const said = (seat: Seat, change: Partial<Game> = {}) => duty(sampleTable(seat, change), names);
const ids = (change: Partial<Game>) =>
  [SEATS.redSpymaster, SEATS.redOperative, SEATS.blueSpymaster, SEATS.blueOperative, SEATS.watcher].map(
    (seat) => said(seat, change).id,
  );
const clue = (number: number | "unlimited") => ({ turn: 1, team: "red" as Team, word: "SEA", number });
const question = (change: Partial<Consultation> = {}): Consultation => ({
  word: "SEA",
  number: 2,
  reasons: [],
  refused: false,
  give: true,
  allowed: null,
  spelling: "",
  by: null,
  ...change,
});
const shared: Options = { ...OPTIONS, mode: "shared" };
const coop: Options = { ...OPTIONS, mode: "coop" };

describe("before a game", () => {
  it("asks who watches to sit down, and names the free seats to who sits", () => {
    const members = { 1: { name: "Ann", seat: SEATS.watcher }, 2: { name: "Bo", seat: SEATS.redOperative } };
    const missing = ["red_spymaster", "blue_spymaster"];
    expect(duty(whole(sampleView({ members, missing })), names)).toMatchObject({
      id: "duties-sit-down",
      mine: true,
    });
    expect(duty(whole(sampleView({ you: "2", members, missing })), names)).toMatchObject({
      id: "duties-wait-seats",
      values: { missing: "red_spymaster, blue_spymaster" },
    });
  });

  it("has the host start and the others wait for the host", () => {
    expect(duty(whole(sampleView()), names)).toMatchObject({ id: "duties-start", mine: true });
    expect(duty(whole(sampleView({ you: "2" })), names)).toMatchObject({
      id: "duties-wait-host",
      values: { name: "Ann" },
      mine: false,
    });
  });

  it("says that a closed table is closed, whatever else", () => {
    expect(duty(whole(sampleView({ closed: true })), names).id).toBe("duties-closed");
  });
});

describe("a clue", () => {
  it("is the spymaster's on turn, and everybody else waits for it", () => {
    expect(ids({ phase: "clue" })).toEqual([
      "duties-give-clue",
      "duties-wait-clue",
      "duties-wait-their-clue",
      "duties-wait-their-clue",
      "duties-wait-clue-of",
    ]);
  });

  it("is asked about in private: one waits, the other decides", () => {
    const asked = { at: "clue_asked", consultations: [question()] };
    expect(said(SEATS.redSpymaster, asked)).toMatchObject({
      id: "duties-wait-consent",
      mine: false,
    });
    expect(said(SEATS.blueSpymaster, asked)).toMatchObject({
      id: "duties-answer-consult",
      values: { word: "SEA" },
      mine: true,
    });
  });

  it("goes on by the answer", () => {
    const after = (allowed: boolean) =>
      said(SEATS.redSpymaster, { consultations: [question({ allowed })] }).id;
    expect(after(true)).toBe("duties-give-asked");
    expect(after(false)).toBe("duties-give-another");
  });

  it("comes back with a spelling from whoever was asked (R63)", () => {
    const answer = question({ allowed: true, spelling: "SEE" });
    expect(said(SEATS.redSpymaster, { consultations: [answer] })).toMatchObject({
      id: "duties-give-spelled",
      values: { word: "SEA", spelling: "SEE" },
    });
  });

  it("is consented to by the operatives in a co-operative game (Q23)", () => {
    const change = { options: coop, at: "clue_asked", consultations: [question()] };
    expect(said(SEATS.redOperative, change).id).toBe("duties-answer-consult");
  });

  it("goes to the one operative of three players (R115)", () => {
    expect(said(SEATS.redSpymaster, { options: shared }).id).toBe("duties-give-clue-shared");
    expect(said(SEATS.operative, { options: shared })).toMatchObject({
      id: "duties-wait-clue-of",
      values: { team: "red" },
    });
  });
});

describe("a challenge", () => {
  it("is ruled on by the opposing spymaster", () => {
    expect(ids({ phase: "challenged", clue: clue(2) })).toEqual([
      "duties-challenged-yours",
      "duties-challenged",
      "duties-rule",
      "duties-challenged",
      "duties-challenged",
    ]);
    const watching = said(SEATS.watcher, { phase: "challenged", clue: clue(2) });
    expect(watching.values).toEqual({ word: "SEA", team: "blue" });
  });
});

describe("guessing", () => {
  it("is for the operatives on turn", () => {
    expect(ids({ phase: "guess", clue: clue(2) })).toEqual([
      "duties-straight-face",
      "duties-guess-first",
      "duties-they-guess",
      "duties-they-guess",
      "duties-team-guesses",
    ]);
  });

  it("counts what is left: one more than the number (R39)", () => {
    const at = (number: number | "unlimited", guesses: number) =>
      said(SEATS.redOperative, { phase: "guess", clue: clue(number), guesses });
    expect(at(2, 0).values).toEqual({ count: 3 });
    expect(at(2, 2)).toMatchObject({ id: "duties-guess-more", values: { count: 1 } });
    expect(at(0, 0).id).toBe("duties-guess-first-free");
    expect(at("unlimited", 4).id).toBe("duties-guess-free");
  });

  it("names the team that three players' operative guesses for", () => {
    const change = { options: shared, phase: "guess" as Phase, clue: clue(2) };
    expect(said(SEATS.operative, change)).toMatchObject({
      id: "duties-guess-first-shared",
      values: { team: "red" },
    });
    expect(said(SEATS.redSpymaster, change).id).toBe("duties-straight-face-shared");
    expect(said(SEATS.blueSpymaster, change).id).toBe("duties-guess-for");
  });

  it("has no number of guesses without a clue", () => {
    expect(guessesLeft(sampleTable(SEATS.watcher).game as Game)).toBeNull();
  });
});

describe("after an invalid clue", () => {
  it("the spymaster whose turn it became covers a word, by duty or by choice (R60)", () => {
    const must = { phase: "penalty" as Phase, at: "penalty_must" };
    expect(said(SEATS.redSpymaster, { phase: "penalty" }).id).toBe("duties-penalty-may");
    expect(said(SEATS.redSpymaster, must).id).toBe("duties-penalty-must");
    expect(said(SEATS.blueSpymaster, { phase: "penalty" }).id).toBe("duties-penalty-wait");
  });
});

describe("the opponents' turn in a co-operative game", () => {
  it("is played by the spymaster (R110)", () => {
    const change = { options: coop, phase: "simulate" as Phase };
    expect(said(SEATS.redSpymaster, change).id).toBe("duties-simulate");
    expect(said(SEATS.redOperative, change).id).toBe("duties-simulate-wait");
  });
});

describe("the end", () => {
  const over = (winner: Team, score: number | null = null): Partial<Game> => ({
    phase: "over",
    result: { winner, reason: "all_words", score },
  });

  it("is a victory for one team and none for the other", () => {
    expect(ids(over("red"))).toEqual([
      "duties-won",
      "duties-won",
      "duties-lost",
      "duties-lost",
      "duties-over",
    ]);
  });

  it("is shared in a co-operative game (R112)", () => {
    expect(said(SEATS.redOperative, { ...over("red", 3), options: coop })).toMatchObject({
      id: "duties-coop-won",
      values: { score: 3 },
    });
    expect(said(SEATS.redOperative, { ...over("blue"), options: coop }).id).toBe("duties-coop-lost");
  });

  it("belongs to nobody for the one operative of three players", () => {
    expect(said(SEATS.operative, { ...over("blue"), options: shared }).id).toBe("duties-over");
  });
});

describe("always", () => {
  const roles: Role[] = ["spymaster", "operative", "watcher", "insider"];
  const phases: Phase[] = ["clue", "challenged", "guess", "penalty", "simulate", "over"];

  it("somebody is waited for as long as a game lasts, and only one seat", () => {
    for (const phase of phases.filter((one) => one !== "over" && one !== "simulate")) {
      const busy = Object.values(SEATS)
        .filter((seat) => seat !== SEATS.operative)
        .filter((seat) => said(seat, { phase, clue: clue(1) }).mine);
      const awaited = awaitedSeats(sampleTable(SEATS.watcher, { phase }).game as Game);
      expect(busy.map(seatCode)).toEqual(awaited.map(({ code }) => code));
      expect(busy).toHaveLength(1);
    }
  });

  it("there is a sentence for every role, phase and mode", () => {
    for (const role of roles)
      for (const phase of phases)
        for (const options of [OPTIONS, coop, shared])
          for (const team of ["red", "blue", null] as const)
            expect(said(team ? { role, team } : { role }, { phase, options }).id).toMatch(/^duties-/);
  });

  it("an empty seat that the game waits for is named to everybody", () => {
    const table = sampleTable(SEATS.watcher);
    const members = { 1: { name: "Ann", seat: SEATS.watcher } };
    expect(duty({ ...table, members }, names)).toMatchObject({
      id: "duties-seat-empty",
      values: { seat: "red_spymaster" },
      mine: true,
    });
  });
});
