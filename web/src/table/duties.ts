/** The one sentence that says what is expected of you now, as a message with its values. */

import type { Consultation, Seat, Team } from "../protocol/types";
import type { MessageId, Values } from "../text/text";
import { missingSeats, otherTeam, plays, seatCode } from "./seats";
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
  return during(table.game, seat);
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
  if (game.options.mode === "coop")
    return typeof result?.score === "number"
      ? wait("duties-coop-won", { score: result.score })
      : wait("duties-coop-lost");
  if (!plays(seat) || !seat.team) return wait("duties-over", { team: winner });
  return wait(seat.team === winner ? "duties-won" : "duties-lost");
}

// ---- during a game

/** The seat the game waits for, if nobody sits there any more. */
function emptySeat(table: Table, game: Game): string | null {
  const seats = Object.values(table.members).map((member) => member.seat);
  const coop = game.options.mode === "coop";
  const wanted = seatCode(coop ? { role: waitsFor(game).role } : waitsFor(game));
  return missingSeats(game.options.mode, seats).includes(wanted) ? wanted : null;
}

/** The seat that acts next, as far as everybody may know: a private question changes nothing. */
export function waitsFor(game: Game): Seat {
  if (game.phase === "guess")
    return game.options.mode === "shared"
      ? { role: "operative" }
      : { role: "operative", team: game.team };
  const team = game.phase === "challenged" ? otherTeam(game.team) : game.team;
  return { role: "spymaster", team };
}

function during(game: Game, seat: Seat): Duty {
  switch (game.phase) {
    case "clue":
      return clue(game, seat);
    case "challenged":
      return challenged(game, seat);
    case "guess":
      return guess(game, seat);
    case "penalty":
      return penalty(game, seat);
    default:
      return seat.role === "spymaster" ? act("duties-simulate") : wait("duties-simulate-wait");
  }
}

function clue(game: Game, seat: Seat): Duty {
  const last = game.consultations.at(-1);
  if (seat.role === "spymaster" && seat.team === game.team) return giveClue(game, last);
  if (last?.allowed === null && plays(seat)) return act("duties-answer-consult", { word: last.word });
  if (seat.role === "operative" && seat.team === game.team) return wait("duties-wait-clue");
  if (plays(seat) && seat.team) return wait("duties-wait-their-clue");
  return wait("duties-wait-clue-of", { team: game.team });
}

function giveClue(game: Game, last: Consultation | undefined): Duty {
  if (last?.allowed === null) return wait("duties-wait-consent", { word: last.word });
  if (last?.allowed === false) return act("duties-give-another", { word: last.word });
  if (last?.allowed && last.spelling)
    return act("duties-give-spelled", { word: last.word, spelling: last.spelling });
  if (last?.allowed) return act("duties-give-asked", { word: last.word });
  return act(game.options.mode === "shared" ? "duties-give-clue-shared" : "duties-give-clue");
}

function challenged(game: Game, seat: Seat): Duty {
  const judge: Team = otherTeam(game.team);
  const word = game.clue?.word ?? "";
  if (seat.role === "spymaster")
    return seat.team === judge ? act("duties-rule", { word }) : wait("duties-challenged-yours");
  return wait("duties-challenged", { word, team: judge });
}

function guess(game: Game, seat: Seat): Duty {
  const shared = game.options.mode === "shared";
  const mine = seat.team === game.team;
  if (seat.role === "operative" && (shared || mine)) return guessing(game, shared);
  if (seat.role === "spymaster" && mine)
    return wait(shared ? "duties-straight-face-shared" : "duties-straight-face");
  if (shared) return wait("duties-guess-for", { team: game.team });
  if (plays(seat)) return wait("duties-they-guess");
  return wait("duties-team-guesses", { team: game.team });
}

function guessing(game: Game, shared: boolean): Duty {
  const left = guessesLeft(game);
  if (game.guesses > 0)
    return left === null ? act("duties-guess-free") : act("duties-guess-more", { count: left });
  if (shared) return act("duties-guess-first-shared", { team: game.team });
  if (left === null) return act("duties-guess-first-free");
  return act("duties-guess-first", { count: left });
}

/** How many guesses are left under the clue; null = as many as they like (R39, R53, R55). */
export function guessesLeft(game: Game): number | null {
  const number = game.clue?.number;
  if (typeof number !== "number" || number === 0) return null;
  return number + 1 - game.guesses;
}

function penalty(game: Game, seat: Seat): Duty {
  if (seat.role !== "spymaster" || seat.team !== game.team)
    return wait("duties-penalty-wait", { team: game.team });
  return act(game.options.penalty_cover === "must" ? "duties-penalty-must" : "duties-penalty-may");
}
