/** What concerns you alone: your name, your seat on another device, a big screen, leaving. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { Field } from "../../look/field";
import { ScreenIcon } from "../../look/icons";
import { keepName } from "../../shell/kept";
import { LeaveButton } from "../../shell/leave-button";
import { table as live } from "../../table/table";
import type { Table } from "../../table/view";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { DevicesDrawer } from "../devices/devices-drawer";
import { KeepOffer } from "./keep-offer";

/** The drawers for everybody. */
export function Yours({ id, table }: { id: string; table: Table }) {
  return (
    <>
      <Drawer label={<Text id="lobby-yours" />} note={table.members[table.you]?.name}>
        <NewName table={table} />
        <LeaveButton />
      </Drawer>
      <KeepOffer id={id} table={table} />
      <DevicesDrawer label="lobby-device" />
      <Drawer label={<Text id="lobby-screen" />}>
        <p>
          <Text id="lobby-screen-about" />
        </p>
        <a class="button" href={`/t/${id}?screen`}>
          <ScreenIcon size="1.25em" />
          <Text id="lobby-screen-go" />
        </a>
      </Drawer>
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
