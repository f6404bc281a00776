/** Riddles: clues of other people, one board each; every answer is a judgement. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import type { Answer, Trouble } from "../../protocol/answer";
import type { RiddleAnswer, RiddleTold } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { Waiting } from "../../shell/waiting";
import { t, Text, writtenNumber } from "../../text/text";
import { answerRiddle, dailyTrouble, nextRiddle } from "./api";
import { DayBoard } from "./day-board";
import { DayClue } from "./day-clue";

/** The row of riddles. */
export function Riddles({ language }: { language: string }) {
  const [told, setTold] = useState<RiddleTold | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [busy, setBusy] = useState(false);
  const heard = (answer: Answer<RiddleTold>) => {
    setBusy(false);
    setTrouble(answer.ok ? null : answer.trouble);
    setTold(answer.ok ? answer.value : null);
    return answer.ok;
  };
  const next = async () => {
    setBusy(true);
    setPicks([]);
    heard(await nextRiddle(language));
  };
  useEffect(() => void next(), [language]);
  const say = async (verdict: RiddleAnswer["verdict"]) => {
    if (!told || busy) return;
    setBusy(true);
    const answer = await answerRiddle(told, { verdict, picks: verdict === "picked" ? picks : [] });
    if (!heard(answer) || !answer.ok) return;
    if (verdict !== "picked") return void next();
    announce(t("daily-riddle-right", { found: rightIn(answer.value), number: answer.value.number }));
  };
  if (!told) {
    if (!trouble) return <Waiting />;
    return <Notice kind={(trouble.code as string) === "no_riddles" ? "plain" : "wrong"}>{dailyTrouble(trouble)}</Notice>;
  }
  const pick = (card: number) => {
    if (picks.includes(card)) setPicks(picks.filter((one) => one !== card));
    else if (picks.length < told.number) setPicks([...picks, card]);
  };
  return (
    <div class="stack day-play">
      <DayClue word={told.clue} number={told.number} language={language}>
        <Text id={told.bot ? "daily-riddle-bot" : "daily-riddle-person"} />
      </DayClue>
      <DayBoard
        words={told.words}
        cells={told.cells}
        language={language}
        chosen={told.answered ? [] : picks}
        {...(!told.answered && { onPick: pick })}
      />
      {told.answered ? <Solved told={told} busy={busy} onNext={() => void next()} /> : (
        <div class="stack day-foot">
          <Button kind="primary" busy={busy} disabled={!picks.length} onClick={() => void say("picked")}>
            <Text id="daily-answer" />
          </Button>
          <div class="row">
            <Button kind="quiet" onClick={() => void say("skipped")}>
              <Text id="daily-skip" />
            </Button>
            <Button kind="quiet" onClick={() => void say("unfair")}>
              <Text id="daily-unfair" />
            </Button>
            <Button kind="quiet" onClick={() => void say("reported")}>
              <Text id="daily-report" />
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const rightIn = (told: RiddleTold) => told.picks.filter((card) => told.cells[card] === "o").length;

function Solved({ told, busy, onNext }: { told: RiddleTold; busy: boolean; onNext: () => void }) {
  const percent = (share: number) => writtenNumber(share, { style: "percent" });
  return (
    <div class="stack day-foot" role="status">
      <p>
        <b>
          <Text id="daily-riddle-right" found={rightIn(told)} number={told.number} />
        </b>
      </p>
      {told.meant.length > 0 && (
        <p>
          <Text id="daily-meant" words={told.meant.map((card) => told.words[card]).join(", ")} />
        </p>
      )}
      <p class="small soft">
        <Text id="daily-people" share={percent(told.found)} count={told.people} />
      </p>
      <Button kind="primary" busy={busy} onClick={onNext}>
        <Text id="daily-next-riddle" />
      </Button>
    </div>
  );
}
