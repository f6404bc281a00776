/** Nobody is kept on this device yet: begin, or come with a code or a phrase. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { Field } from "../../look/field";
import { Notice } from "../../look/notice";
import type { Answer } from "../../protocol/answer";
import { beginPerson, beWithCode, comeToMyTable, recover } from "../../protocol/me";
import type { Me } from "../../protocol/types";
import { go, route } from "../../route";
import { keepName, keptName, keptTable } from "../../shell/kept";
import { language, t, Text } from "../../text/text";
import { keepPerson, newestDevice, whyNot } from "./person";

/** The three ways. */
export function Begin({ onMe }: { onMe: (me: Me) => void }) {
  const brought = route.value.query.get("code") ?? "";
  const [name, setName] = useState(keptName());
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const take = async (asking: Promise<Answer<Me>>) => {
    setBusy(true);
    setTrouble("");
    const answer = await asking;
    setBusy(false);
    if (!answer.ok) return setTrouble(whyNot(answer.trouble));
    keepPerson(newestDevice(answer.value));
    const table = keptTable(); // where this device sits already
    if (table) await comeToMyTable(table.id);
    if (brought) go("/me", true);
    onMe(answer.value);
  };
  const begin = () => {
    if (name.trim()) keepName(name);
    void take(beginPerson(name.trim(), language.value));
  };
  return (
    <>
      <p>
        <Text id="me-keep-about" />
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {!brought && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Field label={t("me-name")} value={name} onText={setName} autocomplete="nickname" />
          <Button kind="primary" big type="submit" busy={busy}>
            <Text id="me-keep" />
          </Button>
        </form>
      )}
      <Words
        open={!!brought}
        legend={t("me-have-code")}
        label={t("me-code")}
        button={t("me-code-use")}
        first={brought.replaceAll("-", " ")}
        busy={busy}
        onWords={(code) => void take(beWithCode(code))}
      />
      <Words
        legend={t("me-have-phrase")}
        label={t("me-phrase-type")}
        button={t("me-phrase-use")}
        busy={busy}
        onWords={(phrase) => void take(recover(phrase))}
      />
    </>
  );
}

function Words({
  legend,
  label,
  button,
  first = "",
  open,
  busy,
  onWords,
}: {
  legend: string;
  label: string;
  button: string;
  first?: string;
  open?: boolean;
  busy: boolean;
  onWords: (words: string) => void;
}) {
  const [words, setWords] = useState(first);
  return (
    <Drawer label={legend} open={open ?? false}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onWords(words);
        }}
      >
        <Field
          label={label}
          value={words}
          onText={setWords}
          autocapitalize="off"
          spellcheck={false}
        />
        <Button type="submit" busy={busy} disabled={!words.trim()}>
          {button}
        </Button>
      </form>
    </Drawer>
  );
}
