/** Decode: four clues one after another, and the words they are for. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import type { Answer, Trouble } from "../../protocol/answer";
import type { DecodeTold } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { Waiting } from "../../shell/waiting";
import { t, Text } from "../../text/text";
import { beginDecode, dailyTrouble, isDayOver, moveDecode } from "./api";
import { cellName, DayBoard } from "./day-board";
import { DayClue } from "./day-clue";
import { Result } from "./result";

/** The puzzle of a date. */
export function Decode({ language, date }: { language: string; date: string }) {
  const [told, setTold] = useState<DecodeTold | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [pending, setPending] = useState<number | null | undefined>(undefined);
  const [late, setLate] = useState(false);
  const heard = (answer: Answer<DecodeTold>) => {
    setPending(undefined);
    setTrouble(answer.ok ? null : answer.trouble);
    if (answer.ok) setTold(answer.value);
    return answer.ok ? answer.value : null;
  };
  useEffect(() => {
    void beginDecode(language, date).then(heard);
  }, [language, date]);
  const move = async (card: number | null, goOn = late) => {
    if (!told || pending !== undefined) return;
    setPending(card);
    setChosen(null);
    const after = heard(await moveDecode(told, card, goOn));
    if (!after) return;
    const cell = card === null ? "" : (after.cells[card] ?? "");
    const word = card === null ? "" : `${told.words[card]}: ${cellName(cell)}. `;
    const clue = after.clues[after.clues.length - 1];
    const next = after.clues.length !== told.clues.length && !after.finish && clue;
    announce(word + (next ? t("daily-next-is", { clue: clue.word, number: clue.number }) : ""));
  };
  if (!told) return trouble ? <Notice kind="wrong">{dailyTrouble(trouble)}</Notice> : <Waiting />;
  const clue = told.clues[told.clues.length - 1];
  const touched = told.clues.flatMap(({ picks }) => picks);
  return (
    <div class={told.finish ? "day-halves" : "stack day-play"}>
      {told.finish ? <Result told={told} finish={told.finish} /> : (
        <DayClue word={clue?.word} number={clue?.number} language={language} live>
          <Text id="daily-clue-of" number={told.clues.length} all={told.clues.length + told.clues_left} />{" "}
          · <Text id="daily-found" found={told.found} own={told.own} /> ·{" "}
          <Text id="daily-misses" count={told.misses} />
        </DayClue>
      )}
      <DayBoard
        words={told.words}
        cells={told.cells}
        language={language}
        chosen={chosen === null ? [] : [chosen]}
        pending={pending ?? null}
        touched={touched}
        {...(!told.finish && {
          onPick: (card: number) => setChosen(card === chosen ? null : card),
          onGuess: (card: number) => void move(card),
        })}
      />
      {trouble && (
        <Notice
          kind="wrong"
          action={
            isDayOver(trouble) && (
              <Button
                onClick={() => {
                  setLate(true);
                  setTrouble(null);
                }}
              >
                <Text id="daily-go-on" />
              </Button>
            )
          }
        >
          {dailyTrouble(trouble)}
        </Notice>
      )}
      {!told.finish && (
        <div class="row whole day-actions">
          <Button busy={pending === null} onClick={() => void move(null)}>
            <Text id={told.clues_left ? "daily-next" : "daily-stop"} />
          </Button>
          <Button
            kind="primary"
            busy={typeof pending === "number"}
            disabled={chosen === null && pending === undefined}
            onClick={() => chosen !== null && void move(chosen)}
          >
            {chosen === null ? (
              <Text id="board-guess" />
            ) : (
              <Text id="board-guess-word" word={<span lang={language}>{told.words[chosen]}</span>} />
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
