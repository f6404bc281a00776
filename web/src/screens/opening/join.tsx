import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import type { Trouble } from "../../protocol/answer";
import { joinTable } from "../../protocol/api";
import { route } from "../../route";
import { goToTable } from "../../table/table";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";

/** At the door of a table. */
export default function Join() {
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { page } = route.value;
  const id = page.name === "table" ? page.id : "";
  const join = async (event: Event) => {
    event.preventDefault();
    const answer = await joinTable(id, name);
    if (answer.ok) goToTable(id);
    else setTrouble(answer.trouble);
  };
  return (
    <form class="page" onSubmit={join}>
      <h1>
        <Text id="app-page" page="join" />
      </h1>
      <Field
        label={t("opening-name")}
        value={name}
        onText={setName}
        state={trouble ? "wrong" : "plain"}
        remark={trouble && troubleText(trouble)}
      />
      <Button kind="primary" type="submit">
        <Text id="opening-join" />
      </Button>
    </form>
  );
}
