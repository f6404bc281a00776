/** The end of a day: what was found, what was meant, how others did, and what one may share. */

import { useState } from "preact/hooks";
import { canShare, copy } from "../../device/share";
import { Bars } from "../../look/bars";
import { Button } from "../../look/button";
import { Panel } from "../../look/panel";
import { Sign } from "../../look/sign";
import { Switch } from "../../look/switch";
import type { DecodeTold, Finish, Numbers } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { byCode, t, Text, writtenNumber } from "../../text/text";
import { pictureAddress } from "./api";
import { identityOf } from "./day-board";

const letterOf = (cell: string) => (cell === "." ? "-" : cell.toUpperCase()); // as they are shared

/** Everything that can be said now. */
export function Result({ told, finish }: { told: DecodeTold; finish: Finish }) {
  return (
    <Panel title={t(byCode("daily-ending-", finish.ending))}>
      <p class="day-score">
        <Text id="daily-found" found={told.found} own={told.own} /> ·{" "}
        <Text id="daily-misses" count={told.misses} />
        {told.late && (
          <>
            {" "}
            · <Text id="daily-late" />
          </>
        )}
      </p>
      <ol class="day-clues">
        {told.clues.map((clue) => (
          <li key={clue.word}>
            <b lang={told.language}>
              {clue.word} {clue.number}
            </b>{" "}
            <span lang={told.language}>{clue.meant.map((card) => told.words[card]).join(", ")}</span>
          </li>
        ))}
      </ol>
      <Others numbers={finish.numbers} found={told.found} late={told.late} />
      <Share told={told} finish={finish} />
    </Panel>
  );
}

function Others({ numbers, found, late }: { numbers: Numbers; found: number; late: boolean }) {
  const others = numbers.solvers - (late ? 0 : 1);
  return (
    <section class="stack tight" aria-label={t("daily-everybody")}>
      <p>
        {others > 0 ? <Text id="daily-you-and" count={others} /> : <Text id="daily-alone" />}
      </p>
      {others > 0 && (
        <Bars
          short
          rows={numbers.found.map((count, words) => ({
            label: String(words),
            said: writtenNumber(count),
            whole: count,
            mine: words === found,
          }))}
        />
      )}
    </section>
  );
}

function Share({ told, finish }: { told: DecodeTold; finish: Finish }) {
  const [letters, setLetters] = useState(false);
  const [copied, setCopied] = useState(false);
  const text = `${letters ? finish.letters : finish.text}\n${location.origin}/daily`;
  const send = async () => {
    if (canShare()) return void navigator.share({ text }).catch(() => undefined); // called off
    const done = await copy(text);
    setCopied(done);
    if (done) announce(t("daily-copied"));
  };
  return (
    <section class="stack tight" aria-label={t("daily-share")}>
      <div class="day-rows">
        <span>{text.split("\n")[0]}</span>
        <div role="img" aria-label={t("daily-found", { found: told.found, own: told.own })}>
          {finish.rows.split("/").map((row, place) => (
            <div class="day-row" key={place}>
              {[...row].map((cell, at) => (
                <span key={at} class={`of woven of-${identityOf(cell)}`}>
                  {letters ? letterOf(cell) : <Sign identity={identityOf(cell)} />}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <Switch label={t("daily-letters")} on={letters} onTurn={setLetters} />
      <div class="row">
        <Button kind="primary" onClick={() => void send()}>
          <Text id={copied ? "daily-copied" : "daily-share"} />
        </Button>
        <a class="button" href={pictureAddress(told.language, told.date)} download={`cryptonym-${told.date}.svg`}>
          <Text id="daily-picture" />
        </a>
      </div>
    </section>
  );
}
