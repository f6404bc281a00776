/** The one sentence that says what is expected of you now, as a message with its values. */

import type { Seat } from "../protocol/types";
import type { MessageId, Values } from "../text/text";
import {
  awaitedActs,
  awaitedSeats,
  awaitedTeam,
  deskOf,
  isNobodysTurn,
  partOf,
  type Act,
} from "./desks";
import { missingSeats, plays } from "./seats";
import { haveWon, isShared, sheetOf, winsAsOne } from "./sheets";
import type { Game, Table } from "./view";

/** `mine`: the game waits for you, so the page may draw attention. */
export interface Duty {
  id: MessageId;
  values: Values;
  mine: boolean;
}

/** How `missing` seats are named is the caller's: `text/codes.ts` has `seatNames`. */
export type NameSeats = (codes: readonly string[]) => string;

/** What is expected of you at this table. */
export function duty(table: Table, nameSeats: NameSeats): Duty {
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  if (table.closed) return wait("duties-closed");
  if (!table.game) return between(table, seat, nameSeats);
  if (table.game.phase === "over") return ended(table.game, seat);
  const empty = emptySeat(table, table.game);
  if (empty) return { ...wait("duties-seat-empty", { seat: empty }), mine: !plays(seat) };
  const due = during(table.game, seat, othersOf(table, seat));
  // among strangers a jury decides
  return table.settings.strangers && due.id === "duties-answer-consult"
    ? wait("duties-wait-consent", due.values)
    : due;
}

/** How many people play on the other side: a partner, or several. */
function othersOf({ members }: Table, { team }: Seat): number {
  const others = Object.values(members).filter(({ seat }) => plays(seat) && seat.team !== team);
  return Math.max(1, others.length);
}

function wait(id: MessageId, values: Values = {}): Duty {
  return { id, values, mine: false };
}

function act(id: MessageId, values: Values = {}): Duty {
  return { id, values, mine: true };
}

// ---- before and after

function between(table: Table, seat: Seat, nameSeats: NameSeats): Duty {
  if (table.missing.length) {
    if (!plays(seat)) return act("duties-sit-down");
    return wait("duties-wait-seats", { missing: nameSeats(table.missing) });
  }
  if (table.host === table.you) return act("duties-start");
  return wait("duties-wait-host", { name: table.members[table.host]?.name ?? "" });
}

function ended(game: Game, seat: Seat): Duty {
  const result = game.result;
  const winner = result?.winner ?? game.team;
  if (winsAsOne(game.options.mode))
    return result && haveWon(game.options.mode, result)
      ? wait("duties-coop-won", { score: result.score ?? 0 })
      : wait("duties-coop-lost");
  if (!plays(seat) || !seat.team) return wait("duties-over", { team: winner });
  return wait(seat.team === winner ? "duties-won" : "duties-lost");
}

// ---- during a game

/** The seat the game waits for, if nobody sits there any more. */
function emptySeat(table: Table, game: Game): string | null {
  const seats = Object.values(table.members).map((member) => member.seat);
  const missing = missingSeats(game.options.mode, seats);
  const wanted = awaitedSeats(game);
  return wanted.every(({ code }) => missing.includes(code)) ? (wanted[0]?.code ?? null) : null;
}

type Says = (game: Game, seat: Seat, count: number) => Duty; // of people on the other side

/** What you do, by what lies on your desk. */
const DOES: Partial<Record<Act, Says>> = {
  give_clue: giveClue,
  answer_consult: ({ consultations }) =>
    act("duties-answer-consult", { word: consultations.at(-1)?.word ?? "" }),
  rule_clue: ({ clue }) => act("duties-rule", { word: clue?.word ?? "" }),
  guess_word: guess,
  skip_penalty: () => act("duties-penalty-may"),
  cover_penalty_word: () => act("duties-penalty-must"),
  cover_opponent_word: () => act("duties-simulate"),
};

/** What you wait for, by what the others do. */
const WAITS: Partial<Record<Act, Says>> = {
  give_clue: waitForClue,
  answer_consult: waitForClue,
  rule_clue: (game, seat) =>
    partOf(game, seat) === "giver"
      ? wait("duties-challenged-yours")
      : wait("duties-challenged", { word: game.clue?.word ?? "", team: awaitedTeam(game) }),
  guess_word: waitForGuess,
  cover_penalty_word: ({ team }) => wait("duties-penalty-wait", { team }),
  cover_opponent_word: () => wait("duties-simulate-wait"),
};

function during(game: Game, seat: Seat, count: number): Duty {
  if (game.phase === "sudden") return suddenly(game, seat, count);
  const say = saysOf(DOES, deskOf(game, seat).acts) ?? saysOf(WAITS, awaitedActs(game));
  return say ? say(game, seat, count) : wait("duties-wait-clue-of", { team: game.team });
}

/** No clues any more, and the first mistake is the last one (D17). */
function suddenly(game: Game, seat: Seat, count: number): Duty {
  const { acts } = deskOf(game, seat);
  if (acts.includes("guess_word")) return act("duties-sudden", { count });
  return wait(acts.length ? "duties-sudden-wait" : "duties-sudden-watch", { count });
}


function saysOf(all: typeof DOES, acts: readonly string[]): Says | undefined {
  const found = Object.entries(all).find(([act]) => acts.includes(act));
  return found?.[1];
}

function giveClue(game: Game, seat: Seat, count: number): Duty {
  const asked = game.consultations.at(-1);
  if (asked?.allowed === null && deskOf(game, seat).acts.includes("answer_consult"))
    return act("duties-answer-consult", { word: asked.word });
  const last = (asked?.by ?? game.team) === seat.team ? asked : undefined; // else it was theirs
  if (last?.allowed === null) return wait("duties-wait-consent", { word: last.word });
  if (last?.allowed === false) return act("duties-give-another", { word: last.word });
  if (last?.allowed && last.spelling)
    return act("duties-give-spelled", { word: last.word, spelling: last.spelling });
  if (last?.allowed) return act("duties-give-asked", { word: last.word });
  if (isNobodysTurn(game)) return act("duties-begin");
  return act(isShared(game.options.mode) ? "duties-give-clue-shared" : "duties-give-clue", { count });
}

function waitForClue(game: Game, seat: Seat, count: number): Duty {
  if (isNobodysTurn(game)) return wait("duties-begin");
  const guesses = partOf(game, seat) === "guesser";
  const partner = seat.team === game.team || winsAsOne(game.options.mode);
  if (guesses && partner) return wait("duties-wait-clue", { count });
  if (plays(seat) && seat.team && !guesses) return wait("duties-wait-their-clue");
  return wait("duties-wait-clue-of", { team: game.team });
}

function guess(game: Game): Duty {
  const left = guessesLeft(game);
  if (game.guesses > 0)
    return left === null ? act("duties-guess-free") : act("duties-guess-more", { count: left });
  if (isShared(game.options.mode)) return act("duties-guess-first-shared", { team: game.team });
  if (left === null) return act("duties-guess-first-free");
  return act("duties-guess-first", { count: left });
}

function waitForGuess(game: Game, seat: Seat, count: number): Duty {
  const shared = isShared(game.options.mode);
  const gave = partOf(game, seat) === "giver";
  if (gave && shared) return wait("duties-straight-face-shared");
  const partners = awaitedTeam(game) === game.team || winsAsOne(game.options.mode);
  if (gave && partners) return wait("duties-straight-face", { count });
  if (shared) return wait("duties-guess-for", { team: game.team });
  if (plays(seat) && !gave) return wait("duties-they-guess");
  return wait("duties-team-guesses", { team: awaitedTeam(game) });
}

/** How many guesses are left under the clue; null = as many as they like (R39, R53, R55). */
export function guessesLeft(game: Game): number | null {
  if (!game.clue) return null;
  const most = sheetOf(game.options.mode).guesses[game.clue.number] ?? null;
  return most === null ? null : most - game.guesses;
}
