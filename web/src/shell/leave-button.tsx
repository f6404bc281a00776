import { useState } from "preact/hooks";
import { Button } from "../look/button";
import { LeaveIcon } from "../look/icons";
import { go } from "../route";
import { table } from "../table/table";
import { Text } from "../text/text";
import { forgetTable } from "./kept";

/** Leave the table for good. Once is not enough: a slip of the thumb should cost nobody a seat. */
export function LeaveButton() {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    const here = table.peek();
    if (!here) return;
    setBusy(true);
    const answer = await here.do({ type: "leave_table" });
    setBusy(false);
    if (!answer.ok && here.connection.value !== "ended") return;
    forgetTable(here.id);
    go("/");
  };
  return (
    <Button
      kind="danger"
      icon={<LeaveIcon size="1.25em" />}
      busy={busy}
      onClick={() => (sure ? void leave() : setSure(true))}
    >
      <Text id={sure ? "app-leave-sure" : "app-leave"} />
    </Button>
  );
}
