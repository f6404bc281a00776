/** News as a sentence, a sound and a call: for eyes that are elsewhere. */

import { play } from "../../device/sound";
import type { EventOf as Event, News } from "../../table/exchange";
import type { Clue, Explained, Team, TurnEnded } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { keepPlayed } from "../../shell/kept";
import { brokenOffBy } from "../../table/broken-off";
import { may } from "../../table/desks";
import { duty } from "../../table/duties";
import { called } from "../../table/pictures";
import { plays, seatCode } from "../../table/seats";
import type { Game, Table } from "../../table/view";
import { comings } from "../../text/comings";
import { seatNames } from "../../text/codes";
import { eventText, saidNumber } from "../../text/events";
import { listed, t } from "../../text/text";
import { saidText } from "../strangers/said";
import { BLANK, clearGame, clearTurn, draft, happened, sandOut, spelled, unread } from "./mine";

type EndOfTurn = TurnEnded["reason"];

// What belongs to the card before it.
const GOES_ON: ReadonlySet<Event["type"]> = new Set([
  "turn_ended",
  "side_done",
  "sudden_death",
  "pick_explained",
]);

// After these nobody is late any more.
const MOVES_ON: ReadonlySet<Event["type"]> = new Set([
  "clue_given",
  "word_covered",
  "word_touched",
  "turn_ended",
  "timer_started",
]);

/** Say what has happened, once, when it is shown. */
export function tell(news: News, before: Table | null, after: Table): void {
  if (news.type === "snapshot") return forgetDraft(after);
  if (news.type === "presence") return tellPresence(before, after);
  const event = news.event;
  if (event.type === "game_broken_off") return tellBrokenOff(news.by, after);
  remember(event, after);
  const said = sentence(event, before, after);
  // the bar below the board has a clue; the sentence above it says why a word may be covered
  if (event.type === "clue_given" || asksPenalty(event, after)) happened.value = "";
  else if (said && event.type !== "something_said")
    happened.value = GOES_ON.has(event.type) ? `${happened.value} ${said}`.trim() : said;
  const now = duty(after, seatNames);
  const then = before && duty(before, seatNames);
  const due = t(now.id, now.values);
  const isNew = !then || t(then.id, then.values) !== due;
  speak(said, isNew ? due : "");
  sound(event);
  if (now.mine && !then?.mine) play("chime");
}

/** The page goes back to the lobby, which says it too. */
function tellBrokenOff(by: string | undefined, table: Table): void {
  brokenOffBy.value = nameOf(table, by);
  announce(t("presence-ended", { name: brokenOffBy.value }));
}

/** Who has lost the connection, and who is back; in the log, and for those who listen. */
function tellPresence(before: Table | null, after: Table): void {
  const said = comings(before, after);
  if (said) happened.value = said;
  speak(said, "");
}

const TOGETHER = 100; // milliseconds; events of one move come one after the other
let waiting: { said: string[]; due: string } | null = null;

/** What belongs to one move is said in one breath, and what is expected of you last. */
function speak(said: string, due: string): void {
  if (!said && !due) return;
  if (!waiting) {
    waiting = { said: [], due: "" };
    setTimeout(() => {
      if (waiting) announce([...waiting.said, waiting.due].filter(Boolean).join(" "));
      waiting = null;
    }, TOGETHER);
  }
  if (said) waiting.said.push(said);
  if (due) waiting.due = due;
}

/** After a long absence: a clue that was being written is kept only if it can still be given. */
function forgetDraft({ game }: Table): void {
  if (!game || !may(game, game.seat, "give_clue")) draft.value = BLANK;
}

function remember(event: Event, after: Table): void {
  if (MOVES_ON.has(event.type)) sandOut.value = false;
  switch (event.type) {
    case "dealt":
      return clearGame();
    case "turn_ended":
      return clearTurn();
    case "clue_given":
      if (after.game?.seat.team === event.team) draft.value = BLANK;
      return clearTurn();
    case "clue_spelled":
      spelled.value = event;
      return;
    case "timer_expired":
      sandOut.value = event.kind === "sand";
      return;
    case "something_said":
      if (event.by !== after.you && saidText(event))
        unread.value = [...unread.value, sentence(event, null, after)];
      return;
    case "game_over":
      if (after.game && plays(after.game.seat)) keepPlayed();
  }
}

/** Whether an invalid clue leaves the opponents with a word to cover (R60). */
function asksPenalty(event: Event, after: Table): boolean {
  const invalid = event.type === "turn_ended" && event.reason === "invalid_clue";
  return invalid && after.game?.phase === "penalty";
}

function endOfTurn(reason: EndOfTurn, team: Team): string {
  if (reason === "stopped") return t("board-say-stopped", { team });
  if (reason === "limit") return t("board-say-limit");
  if (reason === "invalid_clue") return t("board-say-invalid");
  if (reason === "done") return t("turn-done");
  return t("board-say-ended"); // after a wrong card, or the clock, which has just spoken
}

/** Why a bot touched a card, where the table wants to know. */
export function whyText(pick: Explained, table: Table): string {
  const name = nameOf(table, pick.by);
  const word = called(table.game?.words[pick.card]);
  const links = pick.links ?? [];
  const earlier = table.game && earlierClue(pick, table.game);
  const clue = earlier ? `${earlier.word} ${saidNumber(earlier.number)}` : pick.clue;
  const told = { name, word, clue, links: listed(links) };
  if (earlier)
    return links.length && !pick.direct
      ? t("board-explained-earlier-by", told)
      : t("board-explained-earlier", told);
  if (pick.direct) return t("board-explained-direct", told);
  return t(links.length ? "board-explained" : "board-explained-feeling", told);
}

/** The clue of an earlier turn that a pick was for; null if it was for the one being played. */
function earlierClue(pick: Explained, game: Game): Clue | null {
  const turn = game.covers.find(({ card }) => card === pick.card)?.turn ?? game.turn;
  const played = game.clues.find((clue) => clue.turn === turn);
  if (played?.word === pick.clue) return null;
  const before = game.clues.filter((clue) => clue.turn < turn && clue.word === pick.clue);
  return before.at(-1) ?? null;
}

/** What somebody is called; who is not there any more has no name. */
const nameOf = (table: Table | null, member = ""): string =>
  table?.members[member]?.name ?? t("board-somebody");

function sentence(event: Event, before: Table | null, after: Table): string {
  switch (event.type) {
    case "turn_ended":
      return asksPenalty(event, after) ? "" : endOfTurn(event.reason, event.team);
    case "pick_explained":
      return whyText(event, after);
    case "timer_expired":
      return t("board-time-up");
    case "clue_spelled":
      return event.letters;
    case "member_came":
      return t("board-say-came", { name: event.name });
    case "member_went":
      return t("board-say-went", { name: nameOf(before, event.member) });
    case "key_seen":
      return t("board-say-key-seen", { name: nameOf(after, event.player) });
    case "host_changed":
      return event.member === after.you
        ? t("board-host-you")
        : t("board-host-now", { name: nameOf(after, event.member) });
    case "seat_asked_for": {
      const name = nameOf(after, event.member);
      return plays(event.seat) ? t("presence-asks", { name, seat: seatCode(event.seat) }) : "";
    }
    case "something_said":
      return `${after.members[event.by]?.name ?? ""}: ${saidText(event)}`;
    default:
      return eventText(event, after.game?.words ?? []);
  }
}

function sound(event: Event): void {
  if (event.type === "word_covered" || event.type === "word_touched")
    play(event.identity === "assassin" ? "lamp" : "stamp");
  if (event.type === "clue_given") play("paper");
}
