/** A moment of a game as a sentence. */

import type { ClueNumber, EndOfTurn } from "../../protocol/types";
import { coverText } from "../../text/codes";
import { listed, t } from "../../text/text";
import type { Moment, Played } from "./played";
import type { Turn } from "./turns";

/** What happened in this moment, and at the end who has won. */
export function momentText(played: Played, place: number): string {
  const moment = played.moments[place];
  if (!moment) return "";
  const last = place === played.moments.length - 1;
  const said = eventText(played, moment);
  return last && played.result ? `${said} ${resultText(played)}` : said;
}

/** Who has won, for anybody: in co-op with the score. */
export function resultText({ options, result }: Played): string {
  if (!result) return "";
  if (options.mode !== "coop") return t("duties-over", { team: result.winner });
  return result.score === null
    ? t("duties-coop-lost")
    : t("duties-coop-won", { score: result.score });
}

/** One turn as it is told: what was found, what was not. */
export function turnText(played: Played, turn: Turn): string {
  const word = (card: number) => played.words[card] ?? "";
  const own = turn.touched.filter((one) => one.identity === turn.team);
  const missed = turn.touched.filter((one) => one.identity !== turn.team);
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

/** The number of a clue as people say it. */
export function saidNumber(number: ClueNumber): string {
  return number === "unlimited" ? t("unlimited") : String(number);
}

const REMARKED: ReadonlySet<EndOfTurn> = new Set(["invalid_clue", "timeout", "stopped"]);

function endingText(reason: EndOfTurn): string {
  switch (reason) {
    case "stopped":
      return t("end-stopped");
    case "limit":
      return t("end-limit");
    case "invalid_clue":
      return t("board-say-invalid");
    case "timeout":
      return t("board-say-timeout");
    case "wrong":
      return t("board-say-ended");
  }
}

function eventText(played: Played, { event }: Moment): string {
  switch (event?.type) {
    case undefined:
      return t("end-dealt", { team: played.start });
    case "clue_given": {
      const { team, word, number } = event;
      return t("board-say-clue", { team, word, number: saidNumber(number) });
    }
    case "word_covered":
      return coverText(event, played.words);
    case "turn_ended":
      return endingText(event.reason);
    case "clue_challenged":
      return t("end-challenged");
    case "challenge_rejected":
      return t("board-standing-rejected");
    case "clue_waived":
      return t("board-standing-waived");
    case "clue_accepted":
      return t("board-standing-accepted");
    case "penalty_skipped":
      return t("board-say-skipped");
  }
}
