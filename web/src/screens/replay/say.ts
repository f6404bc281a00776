/** A moment of a game as a sentence. */

import type { EndOfTurn } from "../../protocol/types";
import { called } from "../../table/pictures";
import { arePartners, haveWon, sideOf, winsAsOne } from "../../table/sheets";
import { coverText, eventText } from "../../text/events";
import { listed, t, type MessageId } from "../../text/text";
import type { Moment, Played } from "./played";
import type { Touch, Turn } from "./turns";

/** What happened in this moment, and at the end who has won. */
export function momentText(played: Played, place: number): string {
  const moment = played.moments[place];
  if (!moment) return "";
  const last = place === played.moments.length - 1;
  const said = toldText(played, moment);
  return last && played.result ? `${said} ${resultText(played)}` : said;
}

/** Who has won, for anybody: in co-op with the score. */
export function resultText({ options, result }: Played): string {
  if (!result) return "";
  const { winner, score } = result;
  if (winner && !winsAsOne(options.mode)) return t("duties-over", { team: winner });
  return haveWon(options.mode, result)
    ? t("duties-coop-won", { score: score ?? 0 })
    : t("duties-coop-lost");
}

/** One turn as it is told: what was found, what was not. */
export function turnText(played: Played, turn: Turn): string {
  const word = (card: number) => called(played.words[card]);
  const { mode } = played.options;
  // in sudden death the words of both sides are found in one turn
  const isOwn = ({ identity }: Touch) =>
    arePartners(mode) ? sideOf(mode, identity) !== null : sideOf(mode, identity) === turn.team;
  const own = turn.touched.filter(isOwn);
  const missed = turn.touched.filter((one) => !isOwn(one));
  const found = own.map((one) => word(one.card));
  return [
    ...(found.length ? [t("end-found", { count: found.length, words: listed(found) })] : []),
    ...missed.map(({ identity, card }) => t("board-say-covered", { identity, word: word(card) })),
    ...(turn.ending && REMARKED.has(turn.ending) ? [endingText(turn.ending)] : []),
  ].join(" ");
}

/** What came before the clue of a turn. */
export function beforeText(played: Played, turn: Turn): string {
  return turn.before
    .map((cover) => coverText(cover, played.words))
    .join(" ");
}

const REMARKED: ReadonlySet<EndOfTurn> = new Set(["invalid_clue", "timeout", "stopped"]);

const ENDINGS: Readonly<Record<EndOfTurn, MessageId>> = {
  stopped: "end-stopped",
  limit: "end-limit",
  invalid_clue: "board-say-invalid",
  timeout: "board-say-timeout",
  wrong: "board-say-ended",
  done: "turn-done",
};

const endingText = (reason: EndOfTurn): string => t(ENDINGS[reason]);

function toldText({ start, words }: Played, { event }: Moment): string {
  if (!event) return t("end-dealt", { team: start });
  switch (event.type) {
    case "turn_ended":
      return endingText(event.reason);
    case "clue_challenged":
      return t("end-challenged");
    default:
      return eventText(event, words);
  }
}
