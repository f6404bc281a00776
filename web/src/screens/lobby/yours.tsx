/** What concerns you alone: your name, your seat on another device, a big screen, leaving. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { Fold } from "../../look/fold";
import { LeaveIcon, ScreenIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { QrCode } from "../../look/qr-code";
import { makeTransferCode } from "../../protocol/api";
import { go } from "../../route";
import { forgetTable, keepName } from "../../shell/kept";
import { table as live } from "../../table/table";
import type { Table } from "../../table/view";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { ask } from "./asking";

/** The drawers for everybody. */
export function Yours({ id, table }: { id: string; table: Table }) {
  return (
    <>
      <Fold label={<Text id="lobby-yours" />} note={table.members[table.you]?.name}>
        <NewName table={table} />
        <Leave id={id} />
      </Fold>
      <Fold label={<Text id="lobby-device" />}>
        <OtherDevice id={id} />
      </Fold>
      <Fold label={<Text id="lobby-screen" />}>
        <p>
          <Text id="lobby-screen-about" />
        </p>
        <a class="button" href={`/t/${id}?screen`}>
          <ScreenIcon size="1.25em" />
          <Text id="lobby-screen-go" />
        </a>
      </Fold>
    </>
  );
}

function NewName({ table }: { table: Table }) {
  const before = table.members[table.you]?.name ?? "";
  const [name, setName] = useState(before);
  const [trouble, setTrouble] = useState("");
  const rename = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === before) return;
    const answer = await live.value?.do({ type: "rename", name });
    if (answer?.ok) keepName(name);
    setTrouble(answer && !answer.ok ? troubleText(answer.trouble) : "");
  };
  return (
    <form onSubmit={rename}>
      <Field
        label={t("opening-name")}
        value={name}
        onText={setName}
        state={trouble ? "wrong" : "plain"}
        remark={trouble}
        autocomplete="nickname"
        maxLength={40}
        beside={
          <Button type="submit">
            <Text id="lobby-rename" />
          </Button>
        }
      />
    </form>
  );
}

/** Once is not enough: a slip of the thumb should cost nobody a seat. */
function Leave({ id }: { id: string }) {
  const [sure, setSure] = useState(false);
  const leave = async () => {
    const here = live.value;
    const answer = await ask({ type: "leave_table" });
    if (!answer?.ok && here?.connection.value !== "ended") return;
    forgetTable(id);
    go("/");
  };
  return (
    <Button
      kind="danger"
      icon={<LeaveIcon size="1.25em" />}
      onClick={() => (sure ? void leave() : setSure(true))}
    >
      <Text id={sure ? "lobby-leave-sure" : "lobby-leave"} />
    </Button>
  );
}

/** A code, as letters and as a picture, that lets another device take the same seat. */
function OtherDevice({ id }: { id: string }) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const answer = await makeTransferCode(id);
    setBusy(false);
    setCode(answer.ok ? answer.value.code : "");
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
  };
  return (
    <>
      <p>
        <Text id="lobby-device-about" />
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {code && (
        <div class="large-code">
          <QrCode text={`${location.origin}/t/${id}?code=${code}`} alt={t("lobby-device-qr")} />
          <p class="seat-code figures">{code}</p>
        </div>
      )}
      <Button busy={busy} onClick={() => void make()}>
        <Text id={code ? "lobby-device-again" : "lobby-device-make"} />
      </Button>
    </>
  );
}
