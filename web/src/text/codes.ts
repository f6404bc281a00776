/** Codes of the server as sentences: refusals, the referee's reasons, problems of the line. */

import type { Trouble } from "../protocol/answer";
import type { Reason, Verdict } from "../protocol/types";
import { byCode, hasMessage, t } from "./text";

/** Why something could not be done. */
export function troubleText(trouble: Trouble): string {
  const problem = byCode("app-problem-", trouble.code);
  if (hasMessage(problem)) return t(problem);
  const refusal = byCode("refusal-", trouble.code);
  if (refusal === "refusal-other" && !trouble.refused) return t("app-problem-try-again");
  const values = { ...trouble.params };
  if (typeof values["missing"] === "string") values["missing"] = seatNames(values["missing"].split(" "));
  return t(refusal, values);
}

/** What the referee says of a clue, a sentence for each reason; as questions if in doubt. */
export function reasonTexts(reasons: readonly Reason[], clue: string, maybe: boolean): string[] {
  return reasons.map(({ code, word = "", evidence = "" }) => {
    const question = byCode("referee-maybe-", code);
    const id = maybe && hasMessage(question) ? question : byCode("referee-", code);
    return t(id, { clue, word, evidence: readable(evidence) });
  });
}

/** Everything the referee remarks on a clue: the reasons of its verdict, then its notes. */
export function verdictTexts(verdict: Verdict, clue: string): string[] {
  const reasons = reasonTexts(verdict.reasons ?? [], clue, verdict.status === "doubtful");
  // One of a kind is enough: a single letter begins many a codename.
  const notes = (verdict.notes ?? []).filter(
    ({ code }, place, all) => all.findIndex((other) => other.code === code) === place,
  );
  return [...reasons, ...reasonTexts(notes, clue, false)];
}

/** Seats as players call them: `red_spymaster` and so on. */
export function seatNames(codes: readonly string[]): string {
  return codes.map((seat) => t("seat", { seat })).join(", ");
}

/**
 * A number is counted (one word, two words). Folded Greek has lost its accents and final sigmas;
 * in capitals nobody misses them.
 */
function readable(evidence: string): string | number {
  if (/^\d+$/.test(evidence)) return Number(evidence);
  return /[α-ω]/.test(evidence) ? evidence.toUpperCase() : evidence;
}
