/** Encode: one clue for a board with its key; the panel judges it now, people later. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { Notice } from "../../look/notice";
import { Panel } from "../../look/panel";
import type { Trouble } from "../../protocol/answer";
import type { EncodeTold, OwnClue } from "../../protocol/types";
import { Waiting } from "../../shell/waiting";
import { t, Text, writtenNumber } from "../../text/text";
import { beginEncode, dailyTrouble, giveClue, isDayOver } from "./api";
import { DayBoard } from "./day-board";

/** The puzzle of a date. */
export function Encode({ language, date }: { language: string; date: string }) {
  const [told, setTold] = useState<EncodeTold | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [meant, setMeant] = useState<readonly number[]>([]);
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void beginEncode(language, date).then((answer) => {
      if (answer.ok) setTold(answer.value);
      else setTrouble(answer.trouble);
    });
  }, [language, date]);
  if (!told) return trouble ? <Notice kind="wrong">{dailyTrouble(trouble)}</Notice> : <Waiting />;
  const pick = (card: number) => {
    if (told.cells[card] !== "o") return;
    setMeant(meant.includes(card) ? meant.filter((one) => one !== card) : [...meant, card]);
  };
  const give = async (late = false) => {
    setBusy(true);
    const answer = await giveClue(told, { word: word.trim(), number: meant.length, meant, late });
    setBusy(false);
    setTrouble(answer.ok ? null : answer.trouble);
    if (answer.ok) setTold(answer.value);
  };
  const ready = word.trim() !== "" && meant.length > 0;
  return (
    <div class={told.clue ? "day-halves" : "stack day-play"}>
      {told.clue && <Judged told={told} clue={told.clue} />}
      {!told.clue && (
        <p>
          <Text id="daily-choose" />
        </p>
      )}
      <DayBoard
        words={told.words}
        cells={told.cells}
        language={language}
        chosen={told.clue ? told.clue.meant : meant}
        keyed
        {...(told.clue ? { shares: told.clue.cards } : { onPick: pick })}
      />
      {!told.clue && (
        <form
          class="stack day-foot"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready && !busy) void give();
          }}
        >
          <Field
            label={t("daily-word")}
            value={word}
            lang={language}
            spellcheck={false}
            autocapitalize="off"
            enterKeyHint="done"
            maxLength={80}
            state={trouble ? "wrong" : "plain"}
            remark={trouble ? dailyTrouble(trouble, word) : undefined}
            onText={(text) => {
              setWord(text);
              setTrouble(null);
            }}
          />
          {trouble && isDayOver(trouble) ? (
            <Button onClick={() => void give(true)}>
              <Text id="daily-go-on" />
            </Button>
          ) : (
            <Button kind="primary" type="submit" busy={busy} disabled={!ready}>
              <Text id="daily-give" count={meant.length} />
            </Button>
          )}
        </form>
      )}
    </div>
  );
}

const percent = (share: number) => writtenNumber(share, { style: "percent" });

/** What the panel and people make of a clue. */
export function Verdict({ clue, words }: { clue: OwnClue; words?: readonly string[] }) {
  const taken = clue.taken
    .map((count, card) => ({ count, word: words?.[card] ?? "" }))
    .filter(({ count, word }) => count > 0 && word)
    .sort((one, other) => other.count - one.count);
  return (
    <>
      <p>
        <Text id="daily-panel" share={percent(clue.expected)} low={percent(clue.low)} high={percent(clue.high)} />
      </p>
      <p>
        {clue.people > 0 ? (
          <Text id="daily-people" share={percent(clue.found)} count={clue.people} />
        ) : (
          <Text id="daily-people-none" />
        )}
      </p>
      {taken.length > 0 && (
        <p class="small">
          <Text id="daily-taken" words={taken.map(({ word, count }) => `${word} ${count}`).join(", ")} />
        </p>
      )}
    </>
  );
}

function Judged({ told, clue }: { told: EncodeTold; clue: OwnClue }) {
  return (
    <Panel title={t("daily-your-clue")}>
      <p class="codename clue-text">
        <span lang={told.language}>{clue.word}</span> <span class="figures">{clue.number}</span>
      </p>
      <Verdict clue={clue} words={told.words} />
      <p class="small soft">
        <Text id="daily-bars" />
      </p>
      <p class="small soft">
        <Text
          id="daily-bots-said"
          clues={told.others.map((one) => `${one.word} ${one.number}`).join(", ")}
        />
      </p>
    </Panel>
  );
}
