/** What happens in a game, as sentences: the same while it is played and when it is told again. */

import type { ClueNumber, EventSeen, WordCovered, WordTouched } from "../protocol/types";
import { called } from "../table/pictures";
import { t } from "./text";

/** The number of a clue as people say it. */
export const saidNumber = (number: ClueNumber): string =>
  number === "unlimited" ? t("unlimited") : String(number);

/** A word that was covered: guessed, as a penalty (R60), or for opponents who are not there (R110). */
export function coverText(cover: WordCovered, words: readonly string[]): string {
  const { cause, card, identity, team } = cover;
  const word = called(words[card]);
  if (cause === "penalty") return t("covered-penalty", { team, word });
  if (cause === "simulated") return t("covered-simulated", { word });
  return t("board-say-covered", { identity, word });
}

/** A word that was touched and is not covered (D8). */
function touchText({ card, identity = "bystander" }: WordTouched, words: readonly string[]): string {
  return t("board-say-covered", { identity, word: called(words[card]) });
}

/** An event that everybody hears; of the end of a turn each page says as much as is news there. */
export function eventText(event: EventSeen, words: readonly string[]): string {
  switch (event.type) {
    case "clue_given": {
      const { team, word, number } = event;
      return t("board-say-clue", { team, word, number: saidNumber(number) });
    }
    case "word_covered":
      return coverText(event, words);
    case "word_touched":
      return touchText(event, words);
    case "side_done":
      return t("side-done", { team: event.team });
    case "sudden_death":
      return t("sudden-death");
    case "gave_up":
      return t("gave-up", { team: event.team });
    case "clue_waived":
      return t("board-standing-waived");
    case "challenge_rejected":
      return t("board-standing-rejected");
    case "clue_accepted":
      return t("board-standing-accepted");
    case "penalty_skipped":
      return t("board-say-skipped");
    default:
      return "";
  }
}
