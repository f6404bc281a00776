/** What the opposing spymaster decides: a question, a challenge. In co-op operatives answer (Q23). */

import { Button } from "../../look/button";
import type { Consultation, RuleClue } from "../../protocol/types";
import type { Game } from "../../table/view";
import { reasonTexts, verdictTexts } from "../../text/codes";
import { byCode, t, Text } from "../../text/text";
import { busy, send } from "./desk";
import { saidNumber } from "./telling";

/** Somebody asks before giving a clue (R58). */
export function AnswerQuestion({ asked }: { asked: Consultation }) {
  const { word } = asked; // another question may be on its way
  const answer = (allow: boolean) => void send({ type: "answer_consult", allow, word });
  return (
    <div class="stack tight">
      <p class="codename clue-text">
        {asked.word} {asked.number === null ? "" : saidNumber(asked.number)}
      </p>
      <Remarks texts={reasonTexts(asked.reasons ?? [], asked.word, !asked.refused)} />
      <div class="row whole">
        <Button onClick={() => answer(false)} busy={busy.value === "answer_consult"}>
          <Text id="board-object" />
        </Button>
        <Button kind="primary" onClick={() => answer(true)} busy={busy.value === "answer_consult"}>
          <Text id="board-allow" />
        </Button>
      </div>
    </div>
  );
}

/** Somebody says that the clue is not valid (R57, R59, R61). */
export function RuleOnClue({ game }: { game: Game }) {
  const { clue, verdict, standing, options } = game;
  const rulings: RuleClue["ruling"][] = ["reject"];
  if (standing !== "allowed") {
    if (options.waiver) rulings.push("waive");
    rulings.push("uphold"); // permission was final (R57)
  }
  return (
    <div class="stack tight">
      {standing === "allowed" ? (
        <Remarks texts={[t("board-rule-allowed")]} />
      ) : (
        verdict && clue && <Remarks texts={verdictTexts(verdict, clue.word)} />
      )}
      {rulings.map((ruling) => (
        <Button
          key={ruling}
          kind={ruling === "uphold" ? "danger" : "plain"}
          busy={busy.value === "rule_clue"}
          onClick={() => void send({ type: "rule_clue", ruling })}
        >
          <Text id={byCode("board-rule-", ruling)} />
        </Button>
      ))}
    </div>
  );
}

function Remarks({ texts }: { texts: readonly string[] }) {
  if (!texts.length) return null;
  return <p class="small remarks">{texts.join(" ")}</p>;
}
