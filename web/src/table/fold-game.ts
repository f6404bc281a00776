/** The half of the fold that concerns the game: what an event means in every game, and `now`.
 * Who is on turn and what the game waits for is nothing to work out here: the server says it. */

import {
  ViewDefaults,
  type AfterDeal,
  type ConsultAnswered,
  type ConsultAsked,
  type DealSeen,
  type Now,
  type Phase,
  type Timer,
  type TimerResumed,
  type TurnEnded,
  type WordCovered,
  type WordTouched,
} from "../protocol/types";
import { dealtIn } from "./seats";
import { HIDDEN, ownersOf, teamsOf, withShown } from "./sheets";
import { isTouched, type Game, type Table } from "./view";

/** The table right after a deal. */
export function foldDeal(table: Table, event: DealSeen, now: Now): Table {
  const { options, words, start, commitment, key = null } = event;
  const members = Object.fromEntries(
    Object.entries(table.members).map(([who, member]) => [
      who,
      { ...member, seat: dealtIn(options.mode, member.seat, start) },
    ]),
  );
  const game: Game = {
    ...ViewDefaults,
    seat: members[table.you]?.seat ?? { role: "watcher" },
    options,
    words,
    cells: key ? key.cells : HIDDEN.repeat(words.length),
    covered: 0,
    start,
    commitment,
    phase: "clue",
    team: start,
    turn: 1,
    left: {} as Game["left"],
    guesses: 0,
    key,
  };
  const games = table.games + 1;
  const clean = { marks: {}, explained: [], ready: [], asking: {}, left: null };
  return { ...table, members, game: informed(game, now), games, ...clean };
}

/** The table after an event of the game. */
export function foldGame(table: Table, before: Game, event: AfterDeal, now: Now): Table {
  const game = informed(means(before, event), now);
  return { ...table, game, marks: marksAfter(table.marks, event) };
}

/** With what the rules made of it; the first word of a situation is its phase. */
function informed(game: Game, now: Now): Game {
  const at = now.at ?? game.at;
  const phase = (at.split("_")[0] || game.phase) as Phase;
  const told = counted(game, { ...game.tally, ...now.tally });
  return { ...told, at, phase, team: now.team ?? game.team };
}

/** With these counters; words left are among them, of the sides of which you know it. */
function counted(game: Game, tally: Game["tally"]): Game {
  const sides = teamsOf(game.options.mode).filter((side) => side in tally);
  const left = Object.fromEntries(sides.map((side) => [side, tally[side]])) as Game["left"];
  return { ...game, tally, left };
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

/** What an event means in every game. */
function means(game: Game, event: AfterDeal): Game {
  switch (event.type) {
    case "consult_asked":
      return asked(game, event);
    case "consult_answered":
      return answered(game, event);
    case "clue_given": {
      const { turn, team, word, number, verdict = null, allowed } = event;
      const clue = { turn, team, word, number };
      const standing = allowed ? "allowed" : "open";
      const clues = [...game.clues, clue];
      return { ...game, clue, clues, verdict, standing, consultations: [], timer: null };
    }
    case "clue_challenged":
      return { ...game, challenged_by: event.by ?? null, timer: null };
    case "challenge_rejected":
      return { ...game, standing: "rejected" };
    case "clue_waived":
      return { ...game, standing: "waived" };
    case "clue_accepted":
      return { ...game, standing: "accepted" };
    case "word_covered":
      return covered(game, event);
    case "word_touched": {
      const touches = [...game.touches, event];
      return { ...seen(game, event), touches, guesses: game.guesses + 1 };
    }
    case "side_done":
      return counted(game, { ...game.tally, [event.team]: 0 });
    case "turn_ended":
      return {
        ...counted(game, spent(game.tally, event)),
        endings: [...game.endings, event],
        turn: game.turn + 1,
        guesses: 0,
        clue: null,
        verdict: null,
        standing: "open",
        challenged_by: null,
        consultations: [],
        timer: null,
      };
    case "game_over": {
      const { winner, reason, score = null } = event;
      return { ...game, at: "over", result: { winner, reason, score }, timer: null };
    }
    case "deal_opened": {
      const { cells, salt } = event;
      return { ...game, key: { cells, start: game.start }, salt, cells };
    }
    case "timer_started":
      return { ...game, timer: freshTimer(event.kind ?? "strict", event.deadline) };
    case "timer_paused":
      if (!game.timer) return game;
      return {
        ...game,
        timer: { ...released(game.timer, event.at ?? 0), left: event.left, until: event.until ?? 0 },
      };
    case "timer_resumed":
      return resumed(game, event);
    case "timer_expired":
      return { ...game, timer: null };
    case "penalty_skipped": // what the game waits for then is told
    case "sudden_death":
    case "gave_up":
    case "clue_penalised":
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
  const { team, word, number, reasons, refused, give, at } = event;
  const question = {
    word,
    number: number ?? null,
    reasons: reasons ?? [],
    refused: refused ?? false,
    give: give ?? false,
    allowed: null,
    spelling: "",
    by: team === game.team ? null : team,
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

/** A word is covered and shown; it is one less of each side that has it, as far as you know. */
function covered(game: Game, event: WordCovered): Game {
  const after = seen(game, event);
  const owners = ownersOf(game.options.mode, after.cells[event.card]);
  const guess = isTouched(event);
  return {
    ...counted(after, owners.reduce(oneLess, game.tally)),
    covered: game.covered | (1 << event.card),
    covers: [...game.covers, event],
    at: guess ? guessed(game.at) : game.at,
    guesses: game.guesses + (guess ? 1 : 0),
  };
}

/** What is awaited after a guess that found its word, where nothing else is told. */
const guessed = (at: string) => (at === "guess_new" || at === "guess" ? "guess_more" : at);

/** With the side of a card that judged, which everybody has seen now. */
function seen(game: Game, { card, team, identity = "bystander" }: WordCovered | WordTouched): Game {
  const letter = withShown(game.options.mode, game.cells[card] ?? HIDDEN, team, identity);
  return { ...game, cells: game.cells.slice(0, card) + letter + game.cells.slice(card + 1) };
}

/** What a turn cost, perhaps for a mistake; a side whose words are all covered has none left. */
function spent(tally: Game["tally"], { reason, team, tokens = 0 }: TurnEnded): Game["tally"] {
  const paid = "tokens" in tally ? { ...tally, tokens: (tally["tokens"] ?? 0) - tokens } : tally;
  if (reason === "done") return { ...paid, [team]: 0 };
  return reason === "wrong" && tokens ? oneLess(paid, "mistakes") : paid;
}

function oneLess(counts: Game["tally"], name: string): Game["tally"] {
  return name in counts ? { ...counts, [name]: Math.max(0, (counts[name] ?? 0) - 1) } : counts;
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
  return { kind, deadline, left: null, held_since: null, credit: 0, until: 0 };
}
