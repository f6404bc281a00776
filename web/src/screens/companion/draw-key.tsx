/** The beginning: a new key, or the one the other spymaster already has. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Field } from "../../look/field";
import { KeyIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { newKeyCode } from "../../protocol/api";
import type { KeySource } from "../../protocol/types";
import { go } from "../../route";
import { troubleText } from "../../text/codes";
import { language, t, Text } from "../../text/text";
import { pathOf } from "./address";

/** Draw, or type a code. */
export function DrawKey() {
  const [source, setSource] = useState<KeySource>("deck40");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [typed, setTyped] = useState("");
  const [empty, setEmpty] = useState(false);
  const draw = async () => {
    setBusy(true);
    const answer = await newKeyCode(language.peek());
    setBusy(false);
    if (answer.ok) go(pathOf(answer.value.code, source));
    else setTrouble(troubleText(answer.trouble));
  };
  const find = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) go(pathOf(typed.trim(), source));
    else setEmpty(true);
  };
  return (
    <div class="stack">
      <p>
        <Text id="companion-lead" />
      </p>
      <Choice
        legend={t("companion-source")}
        value={source}
        onChoose={setSource}
        options={[
          { value: "deck40", label: t("companion-source-deck") },
          { value: "random", label: t("companion-source-random") },
        ]}
      />
      <Button kind="primary" big icon={<KeyIcon />} busy={busy} onClick={() => void draw()}>
        <Text id="companion-draw" />
      </Button>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <form onSubmit={find}>
        <Field
          label={t("companion-code")}
          value={typed}
          onText={(text) => {
            setTyped(text);
            setEmpty(false);
          }}
          state={empty ? "wrong" : "plain"}
          remark={t(empty ? "companion-code-empty" : "companion-code-note")}
          autocapitalize="off"
          spellcheck={false}
          enterKeyHint="go"
          maxLength={60}
          beside={
            <Button type="submit">
              <Text id="companion-code-go" />
            </Button>
          }
        />
      </form>
    </div>
  );
}
