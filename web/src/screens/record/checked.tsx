import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { SearchIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { Panel } from "../../look/panel";
import { analyseRecord } from "../../protocol/records";
import type { RecordChecked, RecordProblem, RecordRead } from "../../protocol/types";
import { lazily } from "../../shell/lazily";
import { byCode, languageName, t, Text } from "../../text/text";
import { fromRecord } from "../replay/played";
import { Replay } from "../replay/replay";
import { resultText } from "../replay/say";
import { Sending } from "../replay/sending";
import { Story } from "../replay/story";
import { subject } from "./subject";

const Analysis = lazily(() => import("./record-analysis"));

/** What the check has found, and the game if it can be read. */
export function Checked({ text, checked }: { text: string; checked: RecordChecked }) {
  if (checked.problem) return <Damage text={text} problem={checked.problem} />;
  if (!checked.record) return null;
  return (
    <>
      <Notice kind={checked.status === "verified" ? "fine" : "plain"}>
        <Text id={checked.status === "verified" ? "record-verified" : "record-so-far"} />
      </Notice>
      <Game text={text} record={checked.record} />
    </>
  );
}

/** What is wrong, in which line, and the line itself. */
function Damage({ text, problem }: { text: string; problem: RecordProblem }) {
  const { line, code, found } = problem;
  if (code === "not_a_record")
    return (
      <Notice kind="wrong">
        <Text id="record-foreign" />
      </Notice>
    );
  const damaged = text.split("\n")[line - 1];
  return (
    <Notice kind="wrong">
      <p>
        <Text id="record-damaged" />
      </p>
      <p>
        <Text id="record-error" line={line} problem={t(byCode("record-error-", code), { found })} />
      </p>
      {damaged?.trim() && <code class="small damaged">{damaged.trim()}</code>}
    </Notice>
  );
}

function Game({ text, record }: { text: string; record: RecordRead }) {
  const [analysed, setAnalysed] = useState(false);
  const played = fromRecord(record);
  const { language, mode } = record.options;
  return (
    <>
      <header>
        <h2>{resultText(played) || <Text id="record-unfinished" />}</h2>
        <p class="soft">
          <Text id="record-title" language={languageName(language)} mode={mode} />
          {Object.values(record.tags).map((tag) => ` · ${tag}`)}
        </p>
      </header>
      <div class="record-game">
        <Replay played={played} />
        <Panel title={t("end-story")}>
          <Story played={played} />
        </Panel>
      </div>
      {played.result && (
        <Panel title={t("end-send")}>
          <Sending played={played} />
        </Panel>
      )}
      {played.result && !analysed && (
        <p>
          <Button
            icon={<SearchIcon />}
            onClick={() => {
              subject.value = { ask: (signal) => analyseRecord(text, signal), played };
              setAnalysed(true);
            }}
          >
            <Text id="end-analysis" />
          </Button>
        </p>
      )}
      {analysed && <Analysis />}
    </>
  );
}
