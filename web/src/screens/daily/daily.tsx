/** The daily: one board for everybody, two puzzles on it, riddles, and the days before. */

import "./daily.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { Notice } from "../../look/notice";
import { Panel } from "../../look/panel";
import { isPassing, type Trouble } from "../../protocol/answer";
import type { DayLine, Today } from "../../protocol/types";
import { route } from "../../route";
import { Waiting } from "../../shell/waiting";
import { writtenDay } from "../../text/dates";
import { byCode, language, t, Text, writtenNumber } from "../../text/text";
import { agree, dailyTrouble, today as askToday } from "./api";
import { Decode } from "./decode";
import { Encode, Verdict } from "./encode";
import { Riddles } from "./riddles";

const DATE = /^\d{4}-\d\d-\d\d$/;

const written = (date: string) => writtenDay(new Date(`${date}T12:00`));

/** The page, or one of its puzzles. */
export default function Daily() {
  const { query } = route.value;
  const play = query.get("play");
  const date = query.get("day") ?? "";
  const spoken = language.value;
  const known = DATE.test(date);
  return (
    <div class="page stack daily">
      <div class="row apart day-head">
        <h1>
          {play === "decode" || play === "encode" || play === "riddles" ? (
            <Text id={byCode("daily-title-", play)} />
          ) : (
            <Text id="app-page" page="daily" />
          )}
        </h1>
        {known && <p class="small soft">{written(date)}</p>}
      </div>
      {play === "decode" && known && <Decode key={spoken + date} language={spoken} date={date} />}
      {play === "encode" && known && <Encode key={spoken + date} language={spoken} date={date} />}
      {play === "riddles" && <Riddles key={spoken} language={spoken} />}
      {!play && <Home key={spoken} spoken={spoken} />}
      {play && (
        <a class="button quiet" href="/daily">
          <Text id="daily-back" />
        </a>
      )}
    </div>
  );
}

function Home({ spoken }: { spoken: string }) {
  const [told, setTold] = useState<Today | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const come = () => {
    setTrouble(null);
    void askToday(spoken).then((answer) => {
      if (answer.ok) setTold(answer.value);
      else setTrouble(answer.trouble);
    });
  };
  useEffect(come, [spoken]);
  if (trouble)
    return (
      <Notice
        kind="wrong"
        action={
          isPassing(trouble) && (
            <Button onClick={come}>
              <Text id="daily-again" />
            </Button>
          )
        }
      >
        {dailyTrouble(trouble)}
      </Notice>
    );
  if (!told) return <Waiting />;
  return (
    <div class="day-halves">
      <div class="stack">
        <p>
          <Text id="daily-lead" />
        </p>
        {told.streak > 0 && (
          <p>
            <b>
              <Text id="daily-streak" count={told.streak} />
            </b>
          </p>
        )}
        <Way play="decode" stage={told.decode} date={told.date} />
        <Way play="encode" stage={told.encode} date={told.date} />
        <Way play="riddles" stage="new" date="" />
      </div>
      <div class="stack">
        {told.verdict && (
          <Panel title={t("daily-yesterday")}>
            <p class="codename clue-text" lang={spoken}>
              {told.verdict.word} {told.verdict.number}
            </p>
            <Verdict clue={told.verdict} />
          </Panel>
        )}
        {told.agreed === null && told.decode !== "new" && <Ask onAnswer={come} />}
        <Drawer label={<Text id="daily-archive" />}>
          <Archive days={told.days} />
        </Drawer>
        {told.per_clue.length > 1 && <PerClue values={told.per_clue} />}
        {told.tomorrow && (
          <p class="small soft day-hash">
            <Text id="daily-tomorrow" hash={<code>{told.tomorrow}</code>} />
          </p>
        )}
      </div>
    </div>
  );
}

function Way({ play, stage, date }: { play: "decode" | "encode" | "riddles"; stage: string; date: string }) {
  return (
    <section class="day-way" aria-labelledby={`way-${play}`}>
      <div>
        <h2 id={`way-${play}`}>
          <Text id={byCode("daily-title-", play)} />
        </h2>
        <p class="small">
          <Text id={byCode("daily-about-", play)} />
        </p>
      </div>
      <a
        class={stage === "over" ? "button" : "button primary"}
        href={`/daily?play=${play}${date && `&day=${date}`}`}
        aria-describedby={`way-${play}`}
      >
        <Text id={byCode("daily-stage-", stage)} />
      </a>
    </section>
  );
}

function Ask({ onAnswer }: { onAnswer: () => void }) {
  const say = (agreed: boolean) => void agree(agreed).then(onAnswer);
  return (
    <Panel title={t("daily-agree-title")}>
      <p>
        <Text id="daily-agree-ask" />
      </p>
      <div class="row">
        <Button onClick={() => say(false)}>
          <Text id="daily-agree-no" />
        </Button>
        <Button onClick={() => say(true)}>
          <Text id="daily-agree-yes" />
        </Button>
      </div>
    </Panel>
  );
}

function Archive({ days }: { days: readonly DayLine[] }) {
  if (!days.length)
    return (
      <p class="soft">
        <Text id="daily-archive-none" />
      </p>
    );
  return (
    <ul class="day-archive">
      {days.map((day) => (
        <li key={day.date}>
          <span>
            {written(day.date)}
            {day.rows !== null && (
              <small class="soft">
                <Text id="daily-bar" count={[...day.rows].filter((cell) => cell === "o").length} />
                {day.late && (
                  <>
                    {" "}
                    · <Text id="daily-late" />
                  </>
                )}
              </small>
            )}
          </span>
          <Earlier play="decode" date={day.date} />
          <Earlier play="encode" date={day.date} />
        </li>
      ))}
    </ul>
  );
}

function Earlier({ play, date }: { play: "decode" | "encode"; date: string }) {
  const title = t(byCode("daily-title-", play));
  return (
    <a class="button" href={`/daily?play=${play}&day=${date}`} aria-label={`${title}, ${written(date)}`}>
      {title}
    </a>
  );
}

function PerClue({ values }: { values: readonly number[] }) {
  const last = values.slice(-30);
  const highest = Math.max(1, ...last);
  const points = last.map((value, at) => `${at * 10},${40 - (value / highest) * 36}`).join(" ");
  const mean = last.reduce((sum, value) => sum + value, 0) / last.length;
  return (
    <figure class="day-line">
      <figcaption>
        <Text id="daily-per-clue" mean={writtenNumber(mean, { maximumFractionDigits: 2 })} />
      </figcaption>
      <svg viewBox={`-2 0 ${last.length * 10} 44`} aria-hidden="true" preserveAspectRatio="none">
        <polyline points={points} fill="none" stroke="currentColor" stroke-width="1.5" />
      </svg>
    </figure>
  );
}
