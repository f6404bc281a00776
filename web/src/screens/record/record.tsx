import "./record.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { TextArea } from "../../look/field";
import { Notice } from "../../look/notice";
import { bad, type Answer } from "../../protocol/answer";
import { verifyRecord } from "../../protocol/records";
import { askForOffers, knowsGame } from "../../protocol/offers";
import type { RecordChecked } from "../../protocol/types";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { Checked } from "./checked";

/** A game on record: bring a file or paste its text; it is checked and can be played again. */
export default function Record() {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ text: string; answer: Answer<RecordChecked> } | null>(null);
  const asked = useRef(0);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) result.current?.scrollIntoView({ block: "start" });
  }, [found]);
  const check = async (record: string) => {
    const number = (asked.current += 1);
    setBusy(true);
    const [checked] = await Promise.all([verifyRecord(record), askForOffers()]);
    const mode = checked.ok && checked.value.record?.options.mode;
    const answer = mode && !(await knowsGame(mode)) ? bad("try_again") : checked;
    if (number !== asked.current) return; // another one was brought meanwhile
    setBusy(false);
    setFound({ text: record, answer });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const record = await file.text();
    setText(record);
    await check(record);
  };
  return (
    <div class="page wide stack loose record">
      <h1>
        <Text id="app-page" page="record" />
      </h1>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void check(text);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <p>
          <Text id="record-about" />
        </p>
        <p>
          <label class="button file">
            <Text id="record-file" />
            <input
              class="unseen"
              type="file"
              accept=".txt,text/plain"
              onChange={(event) => void open(event.currentTarget.files?.[0])}
            />
          </label>
        </p>
        <TextArea
          label={t("record-paste")}
          value={text}
          onText={setText}
          rows={found?.answer.ok ? 3 : 8}
          spellcheck={false}
        />
        <p>
          <Button kind="primary" type="submit" busy={busy} disabled={!text.trim()}>
            <Text id="record-check" />
          </Button>
        </p>
      </form>
      <div ref={result} class="stack loose found">
        {found && !found.answer.ok && (
          <Notice kind="wrong">{troubleText(found.answer.trouble)}</Notice>
        )}
        {found?.answer.ok && (
          <Checked key={found.text} text={found.text} checked={found.answer.value} />
        )}
      </div>
    </div>
  );
}
