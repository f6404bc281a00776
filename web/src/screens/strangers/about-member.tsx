/** What you can do about somebody you do not know: not hear them, never meet them, tell on them. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import { Switch } from "../../look/switch";
import { ask } from "../../protocol/api";
import type { Blocked, NewReport } from "../../protocol/types";
import { table } from "../../table/table";
import { troubleText } from "../../text/codes";
import { byCode, t, Text } from "../../text/text";
import { muted } from "./said";

/** Never be put at a table with somebody again. */
const block = (table: string, member: string) =>
  ask<readonly Blocked[]>("POST", "/api/me/blocks", { table, member });

/** Tell whoever runs this server of somebody. */
const report = (table: string, about: NewReport) =>
  ask<unknown>("POST", `/api/tables/${encodeURIComponent(table)}/reports`, about);

/** Whom you have muted is known to what you say here yourself. */
const mute = async (table: string, who: string, silent: boolean) =>
  (await import("./phrases")).mute(table, who, silent);

const REASONS: readonly NewReport["reason"][] = ["name", "clues", "spoiling", "cheating"];

/** Three ways to keep somebody away; none of them is told to anybody at the table. */
export function AboutMember({ who, name }: { who: string; name: string }) {
  const id = table.value?.id ?? "";
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState("");
  const [trouble, setTrouble] = useState("");
  const blocks = async () => {
    const answer = await block(id, who);
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
    if (answer.ok) setDone(t("strangers-blocked", { name }));
  };
  const tells = async (why: NewReport["reason"]) => {
    const answer = await report(id, { member: who, reason: why });
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
    if (answer.ok) setDone(t("strangers-reported"));
    setAsking(!answer.ok);
  };
  return (
    <div class="stack tight">
      <Switch
        label={t("strangers-mute", { name })}
        on={muted.value.includes(who)}
        onTurn={(silent) => void mute(id, who, silent)}
      />
      <Button onClick={() => void blocks()}>
        <Text id="strangers-block" name={name} />
      </Button>
      <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
        <Text id="strangers-report" name={name} />
      </Button>
      {asking && (
        <div class="stack tight" role="group" aria-label={t("strangers-reason")}>
          <p class="label">
            <Text id="strangers-reason" />
          </p>
          {REASONS.map((why) => (
            <Button key={why} kind="quiet" onClick={() => void tells(why)}>
              <Text id={byCode("strangers-reason-", why)} />
            </Button>
          ))}
        </div>
      )}
      {done && <Notice kind="fine">{done}</Notice>}
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
    </div>
  );
}
