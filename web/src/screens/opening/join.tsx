/** At the door of a table: your name, and you are in. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { Field } from "../../look/field";
import { useTyped } from "../../look/use-typed";
import type { Answer } from "../../protocol/answer";
import { joinTable, useTransferCode } from "../../protocol/api";
import { comeToMyTable } from "../../protocol/me";
import type { Seated } from "../../protocol/types";
import { go, route } from "../../route";
import { Frame } from "../../shell/frame";
import { keepDevice, keepName, keepTable, keptName } from "../../shell/kept";
import { Waiting } from "../../shell/waiting";
import { goToTable } from "../../table/table";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { isPerson } from "../me/person";
import { meantBy, placeOf } from "./find";
import { FindTable } from "./find-table";

/** Where somebody is who has no seat yet. */
export default function Join() {
  const { page, query } = route.value;
  if (page.name === "table")
    return <Door key={page.id} id={page.id} code={query.get("code") ?? ""} />;
  return <WhichTable typed={query.get("name") ?? query.get("code") ?? ""} />;
}

/** The link names the table by its spoken name, or nobody has named it yet. */
function WhichTable({ typed }: { typed: string }) {
  const [trouble, setTrouble] = useState<string | null>(typed ? null : "");
  useEffect(() => {
    const meant = meantBy(typed);
    if (!meant.name && !meant.id) return setTrouble("");
    void placeOf(meant).then((answer) => {
      if (answer.ok) go(answer.value, true);
      else setTrouble(troubleText(answer.trouble));
    });
  }, [typed]);
  if (trouble === null) return <Waiting />;
  return (
    <div class="page stack">
      <h1>
        <Text id="app-page" page="join" />
      </h1>
      <FindTable typed={typed} remark={trouble} />
    </div>
  );
}

function Door({ id, code }: { id: string; code: string }) {
  const { text: name, trouble, setTrouble, field } = useTyped(keptName());
  const [busy, setBusy] = useState(false);
  const enter = (answer: Answer<Seated>) => {
    setBusy(false);
    const inside = !answer.ok && answer.trouble.code === "already_joined"; // in another tab
    if (!answer.ok && !inside) return setTrouble(troubleText(answer.trouble));
    if (answer.ok) keepTable({ id, name: answer.value.name });
    goToTable(id);
  };
  useEffect(() => {
    // whoever is called to a table has perhaps never sat there with this device
    if (!code && isPerson()) void comeToMyTable(id).then((answer) => answer.ok && enter(answer));
  }, [id]);
  const join = async (event: Event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble(t("opening-name-empty"));
    setBusy(true);
    const answer = await joinTable(id, name);
    if (answer.ok) keepName(name);
    enter(answer);
  };
  return (
    <>
      <Frame />
      <div class="page stack">
        <h1>
          <Text id="app-page" page="join" />
        </h1>
        <form class="stack tight" onSubmit={join}>
          <Field
            label={t("opening-name")}
            {...field}
            remark={trouble || t("opening-name-note")}
            autocomplete="nickname"
            enterKeyHint="go"
            maxLength={40}
          />
          <Button kind="primary" big type="submit" busy={busy}>
            <Text id="opening-join" />
          </Button>
        </form>
        <SeatElsewhere id={id} code={code} onAnswer={enter} />
      </div>
    </>
  );
}

/** Somebody who sits here already, with another device; a scanned code is used at once. */
function SeatElsewhere({
  id,
  code,
  onAnswer,
}: {
  id: string;
  code: string;
  onAnswer: (answer: Answer<Seated>) => void;
}) {
  const [scanned] = useState(code); // the address forgets it, the page does not
  const { text: typed, trouble, setTrouble, field } = useTyped(code);
  const [busy, setBusy] = useState(false);
  const use = async (written: string) => {
    if (!written.trim()) return setTrouble(t("opening-code-empty"));
    setBusy(true);
    const answer = await useTransferCode(id, written.trim().toUpperCase());
    setBusy(false);
    if (scanned) go(`/t/${id}`, true); // a code is good once; nobody needs it in the address
    if (answer.ok) {
      keepDevice(id, null); // what another seat here had known is no news for this one
      onAnswer(answer);
    } else setTrouble(troubleText(answer.trouble));
  };
  useEffect(() => {
    if (scanned) void use(scanned);
  }, []);
  return (
    <Drawer label={<Text id="opening-code-drawer" />} open={Boolean(scanned)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void use(typed);
        }}
      >
        <Field
          label={t("opening-code")}
          {...field}
          remark={trouble || t("opening-code-note")}
          autocapitalize="characters"
          spellcheck={false}
          maxLength={40}
          beside={
            <Button type="submit" busy={busy}>
              <Text id="opening-code-go" />
            </Button>
          }
        />
      </form>
    </Drawer>
  );
}
