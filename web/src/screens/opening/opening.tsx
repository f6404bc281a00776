import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import type { Trouble } from "../../protocol/answer";
import { openTable } from "../../protocol/api";
import { go } from "../../route";
import { troubleText } from "../../text/codes";
import { language, t, Text } from "../../text/text";

/** Opening a table. */
export default function Opening() {
  const [host, setHost] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const open = async (event: Event) => {
    event.preventDefault();
    const answer = await openTable({ host, language: language.value });
    if (answer.ok) go(`/t/${answer.value.table}`);
    else setTrouble(answer.trouble);
  };
  return (
    <form class="page" onSubmit={open}>
      <h1>
        <Text id="app-page" page="opening" />
      </h1>
      <Field
        label={t("opening-name")}
        value={host}
        onText={setHost}
        state={trouble ? "wrong" : "plain"}
        remark={trouble && troubleText(trouble)}
      />
      <Button kind="primary" type="submit">
        <Text id="opening-go" />
      </Button>
    </form>
  );
}
