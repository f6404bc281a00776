/** The clock: none, a sand timer that only reminds, or strict limits. */

import { useState } from "preact/hooks";
import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import { Field } from "../../look/field";
import type { TimeRules } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";
import { readSeconds } from "./draft";

const ABSENT: readonly TimeRules["absent"][] = ["stop", "run"];
const KINDS: readonly TimeRules["kind"][] = ["none", "sand", "strict"];

/** One drawer of the form. */
export function TimeDrawer({
  time,
  most,
  onTime,
}: {
  time: TimeRules;
  most: number; // seconds that a clock can do
  onTime: (time: TimeRules) => void;
}) {
  return (
    <Drawer label={<Text id="opening-time" />} note={timeLine(time)}>
      <Choice
        legend={t("opening-time")}
        hideLegend
        options={KINDS.map((value) => ({ value, label: t(byCode("opening-time-", value)) }))}
        value={time.kind}
        onChoose={(kind) => onTime({ ...time, kind })}
      />
      <p class="small soft">
        <Text id={byCode("opening-clock-", time.kind)} />
      </p>
      {time.kind === "sand" && (
        <Seconds
          label={t("opening-seconds-sand")}
          value={time.sand_seconds}
          most={most}
          onSeconds={(sand_seconds) => onTime({ ...time, sand_seconds: sand_seconds ?? 60 })}
        />
      )}
      {time.kind === "strict" && (
        <>
          <Seconds
            label={t("opening-seconds-clue")}
            value={time.clue_seconds}
            most={most}
            onSeconds={(clue_seconds) => onTime({ ...time, clue_seconds: clue_seconds ?? 120 })}
          />
          <Seconds
            label={t("opening-seconds-first")}
            value={time.first_clue_seconds}
            most={most}
            optional
            onSeconds={(first_clue_seconds) => onTime({ ...time, first_clue_seconds })}
          />
          <Seconds
            label={t("opening-seconds-guess")}
            value={time.guess_seconds}
            most={most}
            onSeconds={(guess_seconds) => onTime({ ...time, guess_seconds: guess_seconds ?? 120 })}
          />
          <Choice
            legend={t("presence-time-absent")}
            options={ABSENT.map((value) => ({ value, label: t(byCode("presence-absent-", value)) }))}
            value={time.absent}
            onChoose={(absent) => onTime({ ...time, absent })}
          />
        </>
      )}
    </Drawer>
  );
}

/** The clock in a few words. */
export const timeLine = (time: TimeRules) => t(byCode("opening-time-", time.kind));

/** A number of seconds; what is no such number is said and not taken. */
function Seconds({
  label,
  value,
  most,
  optional,
  onSeconds,
}: {
  label: string;
  value: number | null;
  most: number;
  optional?: boolean;
  onSeconds: (seconds: number | null) => void;
}) {
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  const empty = optional && !typed.trim();
  const wrong = !empty && readSeconds(typed, most) === null;
  return (
    <Field
      label={label}
      value={typed}
      inputMode="numeric"
      maxLength={6}
      state={wrong ? "wrong" : "plain"}
      remark={wrong ? t("opening-seconds-wrong", { most }) : optional && t("opening-seconds-first-note")}
      onText={(text) => {
        setTyped(text);
        const seconds = readSeconds(text, most);
        if (seconds !== null) onSeconds(seconds);
        else if (optional && !text.trim()) onSeconds(null);
      }}
    />
  );
}
