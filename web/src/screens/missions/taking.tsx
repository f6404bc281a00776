/** What was won, as text: to keep, and to bring to another table. */

import { useState } from "preact/hooks";
import { saveFile } from "../../device/files";
import { copy } from "../../device/share";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { TextArea } from "../../look/field";
import { CopyIcon, DownloadIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { MemberCommand } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { troubleText } from "../../text/codes";
import type { Trouble } from "../../protocol/answer";
import { t, Text } from "../../text/text";
import { campaignText } from "./api";

/** The text of this table's map. */
export function Taking({ table }: { table: string }) {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const fetchIt = async () => {
    setCopied(null);
    const answer = await campaignText(table);
    if (answer.ok) setText(answer.value);
    setTrouble(answer.ok ? null : answer.trouble);
  };
  const copyIt = async () => {
    const done = await copy(text);
    setCopied(done);
    if (done) announce(t("missions-copied"));
  };
  return (
    <Drawer label={t("missions-take")} onOpen={() => void fetchIt()}>
      <p>
        <Text id="missions-take-lead" />
      </p>
      <TextArea label={t("missions-text")} value={text} readOnly rows={5} spellcheck={false} />
      <div class="row">
        <Button icon={<CopyIcon size="1.25em" />} onClick={() => void copyIt()}>
          <Text id={copied ? "missions-copied" : "missions-copy"} />
        </Button>
        <Button
          icon={<DownloadIcon size="1.25em" />}
          onClick={() =>
            saveFile("cryptonym-missions.txt", new Blob([text], { type: "text/plain" }))
          }
        >
          <Text id="missions-save" />
        </Button>
      </div>
      {copied === false && (
        <p class="small">
          <Text id="missions-copy-failed" />
        </p>
      )}
      {trouble && <Notice kind="wrong">{troubleText(trouble)}</Notice>}
    </Drawer>
  );
}

/** A text from another table. */
export function Bringing({ onDo }: { onDo: (command: MemberCommand) => Promise<Trouble | null> }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [came, setCame] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const bring = async () => {
    setBusy(true);
    setCame(false);
    const wrong = await onDo({ type: "bring_campaign", text });
    setBusy(false);
    setTrouble(wrong);
    if (wrong) return;
    setCame(true);
    setText("");
  };
  return (
    <Drawer label={t("missions-bring")}>
      <p>
        <Text id="missions-bring-lead" />
      </p>
      <TextArea
        label={t("missions-paste")}
        value={text}
        onText={setText}
        rows={5}
        spellcheck={false}
      />
      <Button busy={busy} disabled={!text.trim()} onClick={() => void bring()}>
        <Text id="missions-bring-do" />
      </Button>
      {came && (
        <Notice kind="fine">
          <Text id="missions-brought" />
        </Notice>
      )}
      {trouble && <Notice kind="wrong">{troubleText(trouble)}</Notice>}
    </Drawer>
  );
}
