/** The referee's private remark while a clue is being written. */

import { useEffect, useState } from "preact/hooks";
import type { FieldState } from "../../look/field";
import { judgeClue } from "../../protocol/api";
import type { Verdict } from "../../protocol/types";
import type { Game } from "../../table/view";
import { verdictTexts } from "../../text/codes";
import { t } from "../../text/text";

const PATIENCE = 250; // milliseconds after the last letter

/** What the referee thinks of a word; null while it is unknown. */
export function useVerdict(table: string, word: string): Verdict | null {
  const [judged, setJudged] = useState<{ word: string; verdict: Verdict } | null>(null);
  useEffect(() => {
    if (!word) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await judgeClue(table, word, stop.signal);
      if (answer.ok && !stop.signal.aborted) setJudged({ word, verdict: answer.value });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [table, word]);
  return judged?.word === word ? judged.verdict : null;
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
  number: number | "unlimited" | null,
  game: Game,
): Remark {
  if (!word) return { state: "plain", text: t("board-clue-hint") };
  if (!verdict) return { state: "plain", text: "" };
  const texts = verdictTexts(verdict, word);
  const left = game.left[game.team];
  if (typeof number === "number" && number > left)
    texts.push(t("referee-number-as-clue", { evidence: left }));
  if (!texts.length && number === null) return { state: "fine", text: t("board-clue-number") };
  // where people judge alone nobody has looked at it
  if (!texts.length && game.options.check === "free") return { state: "plain", text: "" };
  if (!texts.length) return { state: "fine", text: t("referee-verdict-legal", { clue: word }) };
  return { state: STATES[verdict.status], text: texts.join(" ") };
}
