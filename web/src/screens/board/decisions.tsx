/** What the opposing spymaster decides: a question, a challenge. In co-op operatives answer (Q23). */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import type { Consultation, RuleClue } from "../../protocol/types";
import { may } from "../../table/desks";
import type { Game } from "../../table/view";
import { reasonTexts, verdictTexts } from "../../text/codes";
import { saidNumber } from "../../text/events";
import { byCode, t, Text } from "../../text/text";
import { JuryAsked } from "../strangers/jury-asked";
import { LONGEST_CLUE } from "./clue-entry";
import { busy, send } from "./mine";
import { shown } from "./shown";

/** A question, or a challenge, by what lies on your desk. */
export default function Decision() {
  const table = shown.value;
  const game = table?.game;
  if (!game) return null;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const asked = game.consultations.at(-1);
  if (table.settings.strangers && asked?.allowed === null) return <JuryAsked />;
  if (may(game, seat, "answer_consult") && asked)
    return <AnswerQuestion key={asked.word} asked={asked} lang={game.options.language} />;
  return may(game, seat, "rule_clue") ? <RuleOnClue game={game} /> : null;
}

/** Somebody asks before giving a clue (R58), or is not sure how to spell it (R63). */
function AnswerQuestion({ asked, lang }: { asked: Consultation; lang: string }) {
  const { word } = asked; // another question may be on its way
  const [typed, setTyped] = useState(word);
  const spelling = typed.trim();
  const help = spelling && spelling !== word ? { spelling } : {};
  const answer = (allow: boolean) => void send({ type: "answer_consult", allow, word, ...help });
  return (
    <div class="stack tight">
      {asked.number !== null && (
        <p class="codename clue-text">
          {asked.word} {saidNumber(asked.number)}
        </p>
      )}
      <Remarks texts={reasonTexts(asked.reasons ?? [], asked.word, !asked.refused)} />
      <Field
        label={t("board-spelling")}
        value={typed}
        onText={setTyped}
        lang={lang}
        maxLength={LONGEST_CLUE}
        autocapitalize="off"
        spellcheck={false}
      />
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
function RuleOnClue({ game }: { game: Game }) {
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
