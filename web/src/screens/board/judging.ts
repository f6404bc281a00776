/** The referee's private remark while a clue is being written. */

import { useEffect, useState } from "preact/hooks";
import type { FieldState } from "../../look/field";
import { judgeClue } from "../../protocol/api";
import type { ClueNumber, JudgedClue, Verdict } from "../../protocol/types";
import { wordsLeft, type Game } from "../../table/view";
import { verdictTexts } from "../../text/codes";
import { everyText, t } from "../../text/text";

const PATIENCE = 250; // milliseconds after the last letter

/** What the referee thinks of a clue as it was typed; null while it is unknown. */
export function useVerdict(table: string, typed: string): JudgedClue | null {
  const [judged, setJudged] = useState<{ typed: string; verdict: JudgedClue } | null>(null);
  useEffect(() => {
    if (!typed) return;
    const stop = new AbortController();
    const words = everyText().catch(() => undefined); // the referee's come with the first letter
    const timer = setTimeout(async () => {
      const [answer] = await Promise.all([judgeClue(table, typed, stop.signal), words]);
      if (answer.ok && !stop.signal.aborted) setJudged({ typed, verdict: answer.value });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [table, typed]);
  return judged?.typed === typed ? judged.verdict : null;
}

/** A remark as the field shows it. */
export interface Remark {
  state: FieldState;
  text: string;
}

const STATES: Readonly<Record<Verdict["status"], FieldState>> = {
  legal: "plain", // with something to consider
  doubtful: "doubt",
  refused: "wrong",
};

/** The verdict in words, and a doubt about a number that says too much (R66). */
export function remarkOf(
  verdict: Verdict | null,
  word: string,
  number: ClueNumber | null,
  game: Game,
): Remark {
  if (!word) return { state: "plain", text: t("board-clue-hint") };
  if (!verdict) return { state: "plain", text: "" };
  const texts = verdictTexts(verdict, word);
  // what the unusual numbers do, unless there is something graver to read
  const meaning =
    number === 0 ? t("board-number-zero") : number === "unlimited" ? t("board-number-unlimited") : "";
  if (!texts.length && meaning) return { state: "fine", text: meaning };
  const left = wordsLeft(game, game.team);
  if (typeof number === "number" && left !== null && number > left)
    texts.push(t("referee-number-as-clue", { evidence: left }));
  if (!texts.length && number === null) return { state: "fine", text: t("board-clue-number") };
  // where people judge alone nobody has looked at it
  if (!texts.length && game.options.check === "free") return { state: "plain", text: "" };
  if (!texts.length) return { state: "fine", text: t("referee-verdict-legal", { clue: word }) };
  return { state: STATES[verdict.status], text: texts.join(" ") };
}
