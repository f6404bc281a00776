/** The half of the fold that concerns the game itself: `rules/evolve.py` over a view. */

import {
  ViewDefaults,
  type AfterDeal,
  type ConsultAnswered,
  type ConsultAsked,
  type DealSeen,
  type Identity,
  type Seat,
  type Team,
  type TimerResumed,
  type Timer,
  type TurnEnded,
  type WordCovered,
} from "../protocol/types";
import { otherTeam } from "./seats";
import { isTouched, type Game, type Table } from "./view";

const BOARD_SIZE = 25;
const FIRST = 9; // words of the team that starts (R5)
const SECOND = 8;
const LETTERS: Readonly<Record<Identity, string>> = {
  red: "r",
  blue: "b",
  bystander: ".",
  assassin: "x",
};

/** The table right after a deal. */
export function foldDeal(table: Table, event: DealSeen): Table {
  const coop = event.options.mode === "coop";
  const members = Object.fromEntries(
    Object.entries(table.members).map(([who, member]) => [
      who,
      { ...member, seat: dealtIn(member.seat, event.start, coop) },
    ]),
  );
  const key = event.key ?? null;
  const game: Game = {
    ...ViewDefaults,
    seat: members[table.you]?.seat ?? { role: "watcher" },
    options: event.options,
    words: event.words,
    cells: key ? key.cells : "?".repeat(BOARD_SIZE),
    covered: 0,
    start: event.start,
    commitment: event.commitment,
    phase: "clue",
    team: event.start,
    turn: 1,
    left: event.start === "red" ? { red: FIRST, blue: SECOND } : { red: SECOND, blue: FIRST },
    guesses: 0,
    key,
  };
  return { ...table, members, game, games: table.games + 1, marks: {}, explained: [], ready: [] };
}

/** A new key is a new secret; co-op players have its colour (R109). */
function dealtIn(seat: Seat, start: Team, coop: boolean): Seat {
  if (seat.role === "insider") return { role: "watcher" };
  return coop && seat.role !== "watcher" ? { role: seat.role, team: start } : seat;
}

/** The table after an event of the game. */
export function foldGame(table: Table, before: Game, event: AfterDeal): Table {
  const after = evolve(before, event);
  const clue = after.clues.at(-1);
  const current = clue && clue.turn === after.turn ? clue : null;
  const game: Game = { ...after, clue: current, verdict: current ? after.verdict : null };
  if (!isConsulted(game)) game.timer = publicTimer(before, after, event);
  return { ...table, game, marks: marksAfter(table.marks, event) };
}

/** Consultations are between the spymasters; in co-op the operatives consent (R58, Q23). */
function isConsulted({ seat, options }: Game): boolean {
  return seat.role === "spymaster" || (options.mode === "coop" && seat.role === "operative");
}

/** A mark is about the clue being played, and about a card that lies open. */
function marksAfter(marks: Table["marks"], event: AfterDeal): Table["marks"] {
  if (event.type === "turn_ended" || event.type === "game_over") return {};
  if (event.type !== "word_covered") return marks;
  const left = Object.entries(marks).map(
    ([who, cards]) => [who, cards.filter((card) => card !== event.card)] as const,
  );
  return Object.fromEntries(left.filter(([, cards]) => cards.length));
}

/** A clock that stands still for a private question does not seem to (R58, Q22). */
function publicTimer(before: Game, after: Game, event: AfterDeal): Timer | null {
  if (event.type === "consult_asked" || event.type === "consult_answered") return before.timer;
  return after.timer && { ...after.timer, held_since: null, credit: 0 };
}

function evolve(game: Game, event: AfterDeal): Game {
  switch (event.type) {
    case "consult_asked":
      return asked(game, event);
    case "consult_answered":
      return answered(game, event);
    case "clue_given": {
      const { turn, team, word, number } = event;
      return {
        ...game,
        phase: "guess",
        clues: [...game.clues, { turn, team, word, number }],
        verdict: event.verdict ?? null,
        standing: event.allowed ? "allowed" : "open",
        consultations: [],
        timer: null,
      };
    }
    case "clue_challenged":
      return { ...game, phase: "challenged", challenged_by: event.by ?? null, timer: null };
    case "challenge_rejected":
      return { ...game, phase: "guess", standing: "rejected" };
    case "clue_waived":
      return { ...game, phase: "guess", standing: "waived" };
    case "clue_accepted":
      return { ...game, standing: "accepted" };
    case "penalty_skipped":
      return { ...game, phase: "clue" };
    case "word_covered":
      return covered(game, event);
    case "turn_ended":
      return turnEnded(game, event);
    case "game_over": {
      const { winner, reason, score } = event;
      return { ...game, phase: "over", result: { winner, reason, score: score ?? null }, timer: null };
    }
    case "deal_opened": {
      const { cells, salt } = event;
      return { ...game, key: { cells, start: game.start }, salt, cells };
    }
    case "timer_started":
      return { ...game, timer: freshTimer(event.kind ?? "strict", event.deadline) };
    case "timer_paused":
      if (!game.timer) return game;
      return { ...game, timer: { ...released(game.timer, event.at ?? 0), left: event.left } };
    case "timer_resumed":
      return resumed(game, event);
    case "timer_expired":
      return { ...game, timer: null };
    case "clue_penalised": // what follows from it is in turn_ended
    case "word_proposed":
    case "clue_spelled":
    case "talked":
      return game;
    default:
      event satisfies never; // the compiler names what is forgotten here
      return game; // a page that is older than its server
  }
}

function asked(game: Game, event: ConsultAsked): Game {
  const { word, number, reasons, refused, give, at } = event;
  const question = {
    word,
    number: number ?? null,
    reasons: reasons ?? [],
    refused: refused ?? false,
    give: give ?? false,
    allowed: null,
    spelling: "",
  };
  const earlier = game.consultations.filter((one) => one.allowed !== null);
  let timer = game.timer;
  if (timer?.kind === "strict" && timer.held_since === null && timer.left === null)
    timer = { ...timer, held_since: at ?? 0 }; // sand has no effect, so it just runs (Q22)
  return { ...game, consultations: [...earlier, question], timer };
}

function answered(game: Game, { allowed, at = 0, spelling = "" }: ConsultAnswered): Game {
  const last = game.consultations.at(-1);
  if (!last) return game;
  const consultations = [...game.consultations.slice(0, -1), { ...last, allowed, spelling }];
  return { ...game, consultations, timer: game.timer && released(game.timer, at) };
}

/** The clock no longer held: the time a consultation took is given back (Q22). */
function released(timer: Timer, now: number): Timer {
  if (timer.held_since === null) return timer;
  const held = Math.max(0, now - timer.held_since);
  return {
    ...timer,
    deadline: timer.deadline + held,
    credit: timer.credit + held,
    held_since: null,
  };
}

function covered(game: Game, event: WordCovered): Game {
  const { card, identity } = event;
  const cells = game.cells.slice(0, card) + LETTERS[identity] + game.cells.slice(card + 1);
  const left = { ...game.left };
  if (identity === "red" || identity === "blue") left[identity] -= 1;
  const changed = {
    cells,
    left,
    covered: game.covered | (1 << card),
    covers: [...game.covers, event],
  };
  return isTouched(event)
    ? { ...game, ...changed, guesses: game.guesses + 1 }
    : { ...game, ...changed, phase: "clue" };
}

function turnEnded(game: Game, event: TurnEnded): Game {
  const coop = game.options.mode === "coop";
  const follows = event.reason === "invalid_clue" ? "penalty" : "clue";
  return {
    ...game,
    endings: [...game.endings, event],
    phase: coop ? "simulate" : follows,
    team: coop ? game.team : otherTeam(game.team),
    turn: game.turn + 1,
    guesses: 0,
    standing: "open",
    challenged_by: null,
    consultations: [],
    timer: null,
  };
}

function resumed(game: Game, event: TimerResumed): Game {
  if (!game.timer || game.timer.left === null) return game;
  const last = game.consultations.at(-1);
  const asking = last !== undefined && last.allowed === null;
  const holds = asking && game.timer.kind === "strict"; // sand just runs (Q22)
  const held_since = holds ? event.deadline - game.timer.left : null;
  return { ...game, timer: { ...game.timer, deadline: event.deadline, left: null, held_since } };
}

function freshTimer(kind: Timer["kind"], deadline: number): Timer {
  return { kind, deadline, left: null, held_since: null, credit: 0 };
}
