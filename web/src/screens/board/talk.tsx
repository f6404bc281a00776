/** Operatives think aloud (R30); spymasters are silent (R28), and who watches listens. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import type { Seat } from "../../protocol/types";
import type { Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { busy, send } from "./desk";

const LONGEST = 500;

/** What was said, and a line to say more. */
export function Talk({ table, seat }: { table: Table; seat: Seat }) {
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    end.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [table.chat.length]);
  return (
    <div class="talk">
      <h2 class="label">
        <Text id="board-talk" />
      </h2>
      {table.chat.length > 0 && (
        <ul class="said" ref={end} tabIndex={0} aria-label={t("board-talk")}>
          {table.chat.map((line, place) => (
            <li key={place}>
              <b class="codename">{table.members[line.by]?.name ?? t("board-somebody")}</b>{" "}
              {line.text}
            </li>
          ))}
        </ul>
      )}
      {seat.role === "operative" && <Say />}
      {seat.role === "spymaster" && (
        <p class="soft small">
          <Text id="refusal-spymaster-silent" />
        </p>
      )}
      {table.chat.length === 0 && !["operative", "spymaster"].includes(seat.role) && (
        <p class="soft small">
          <Text id="board-talk-none" />
        </p>
      )}
    </div>
  );
}

function Say() {
  const [text, setText] = useState("");
  const say = async () => {
    if (text.trim() && (await send({ type: "say", text }))) setText("");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <Field
        label={t("board-say")}
        value={text}
        onText={setText}
        maxLength={LONGEST}
        enterKeyHint="send"
        beside={
          <Button type="submit" disabled={!text.trim()} busy={busy.value === "say"}>
            <Text id="board-send" />
          </Button>
        }
      />
    </form>
  );
}
