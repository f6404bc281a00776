import { useState } from "preact/hooks";
import { table as live } from "../../table/table";
import type { Table } from "../../table/view";
import { t } from "../../text/text";
import { Phrases, Say, Talk } from "../talk/talk";

/** After a game everybody talks, those who gave the clues above all. */
export function TalkAfter({ table }: { table: Table }) {
  const [busy, setBusy] = useState(false);
  const say = async (text: string) => {
    setBusy(true);
    const answer = await live.value?.do({ type: "say", text });
    setBusy(false);
    return answer?.ok ?? false;
  };
  const others = Object.entries(table.members).some(([who, { bot }]) => !bot && who !== table.you);
  if (table.closed || (!others && !table.chat.length)) return null;
  return (
    <section class="panel">
      <Talk table={table}>
        {table.settings.strangers ? (
          <Phrases />
        ) : (
          <Say label={t("lobby-say")} busy={busy} onSay={say} />
        )}
      </Talk>
    </section>
  );
}
