/** Operatives think aloud (R30); spymasters are silent (R28), and who watches listens. */

import type { Seat } from "../../protocol/types";
import type { Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { Say, Talk } from "../talk/talk";
import { busy, send } from "./desk";

/** What was said, and for operatives a line to say more. */
export function TalkInPlay({ table, seat }: { table: Table; seat: Seat }) {
  return <Talk table={table}>{yours(table, seat)}</Talk>;
}

function yours(table: Table, { role }: Seat) {
  if (role === "operative")
    return (
      <Say
        label={t("board-say")}
        busy={busy.value === "say"}
        onSay={(text) => send({ type: "say", text })}
      />
    );
  if (role !== "spymaster" && table.chat.length > 0) return null;
  return (
    <p class="soft small">
      <Text id={role === "spymaster" ? "refusal-spymaster-silent" : "board-talk-none"} />
    </p>
  );
}
