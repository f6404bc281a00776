/** What people at a table say to each other, and a line to say more. */

import "./talk.css";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { lazily } from "../../shell/lazily";
import type { Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { saidText } from "../strangers/said";

const LONGEST = 500;

/** Among strangers sentences to choose from, instead of a line to write in. */
export const Phrases = lazily(() => import("../strangers/phrases"));

/** What was said, the latest in sight, and below it what you may do. */
export function Talk({ table, children }: { table: Table; children: ComponentChildren }) {
  const lines = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight; // the page stays
  }, [table.chat.length]);
  return (
    <div class="talk">
      <h2 class="label">
        <Text id="board-talk" />
      </h2>
      {table.chat.length > 0 && (
        <ul class="said" ref={lines} tabIndex={0} aria-label={t("board-talk")}>
          {table.chat.map((line, place) => {
            const said = saidText(line);
            return (
              said && (
                <li key={place}>
                  <b class="codename">{table.members[line.by]?.name ?? line.name}</b> {said}
                </li>
              )
            );
          })}
        </ul>
      )}
      {children}
    </div>
  );
}

/** A line to write in; `onSay` answers whether it was said. */
export function Say({
  label,
  busy,
  onSay,
}: {
  label: string;
  busy: boolean;
  onSay: (text: string) => Promise<boolean>;
}) {
  const [text, setText] = useState("");
  const say = async () => {
    if (text.trim() && (await onSay(text))) setText("");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <Field
        label={label}
        value={text}
        onText={setText}
        maxLength={LONGEST}
        enterKeyHint="send"
        beside={
          <Button type="submit" disabled={!text.trim()} busy={busy}>
            <Text id="board-send" />
          </Button>
        }
      />
    </form>
  );
}
