import "./analysis.css";
import { useEffect, useState } from "preact/hooks";
import { Button, IconButton } from "../../look/button";
import { ArrowIcon, BackIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { Spinner } from "../../look/spinner";
import type { Answer } from "../../protocol/answer";
import type { Analysis as Found } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { troubleText } from "../../text/codes";
import { saidNumber } from "../../text/events";
import { t, Text } from "../../text/text";
import { useWordParts } from "../../table/use-word-parts";
import { OneClue } from "./one-clue";
import type { Subject } from "./subject";
import { Teams } from "./teams";

/** A finished game clue by clue: what each suggested, what else there was, luck and listening. */
export function Analysis({ subject }: { subject: Subject }) {
  const [answer, ask] = useAnalysis(subject.ask);
  if (!answer)
    return (
      <p class="thinking" role="status">
        <Spinner /> <Text id="analysis-thinking" />
      </p>
    );
  if (!answer.ok) {
    const { code, params } = answer.trouble;
    const unfinished = code === "malformed" && params["where"] === "not_finished";
    return (
      <Notice
        kind="wrong"
        action={
          !unfinished && (
            <Button onClick={ask}>
              <Text id="analysis-retry" />
            </Button>
          )
        }
      >
        {unfinished ? <Text id="record-not-finished" /> : troubleText(answer.trouble)}
      </Notice>
    );
  }
  if (!answer.value.clues.length)
    return (
      <p>
        <Text id="analysis-none" />
      </p>
    );
  return <Clues subject={subject} found={answer.value} />;
}

function useAnalysis(ask: Subject["ask"]): [Answer<Found> | null, () => void] {
  const [answer, setAnswer] = useState<Answer<Found> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setAnswer(null);
    void ask(stop.signal).then((found) => {
      if (!stop.signal.aborted) setAnswer(found);
    });
    return () => stop.abort();
  }, [ask, tries]);
  return [answer, () => setTries(tries + 1)];
}

function Clues({ subject, found }: { subject: Subject; found: Found }) {
  const [place, setPlace] = useState(0);
  const parts = useWordParts(subject.played.options.language, subject.played.words);
  const clue = found.clues[place];
  const last = found.clues.length - 1;
  const step = (to: number) => {
    setPlace(to);
    const next = found.clues[to];
    if (!next) return;
    const { team, word, number } = next;
    announce(t("board-say-clue", { team, word, number: saidNumber(number) }));
  };
  return (
    <div class="stack loose">
      <Teams found={found} mode={subject.played.options.mode} />
      <section class="stack" aria-label={t("analysis-clues")}>
        <div class="row apart stepper">
          <IconButton
            label={t("analysis-back")}
            disabled={place === 0}
            onClick={() => step(place - 1)}
          >
            <BackIcon />
          </IconButton>
          <span class="label figures">
            <Text id="analysis-place" place={place + 1} places={last + 1} />
          </span>
          <IconButton
            label={t("analysis-next")}
            disabled={place === last}
            onClick={() => step(place + 1)}
          >
            <ArrowIcon />
          </IconButton>
        </div>
        {clue && <OneClue played={subject.played} clue={clue} parts={parts} />}
      </section>
    </div>
  );
}
