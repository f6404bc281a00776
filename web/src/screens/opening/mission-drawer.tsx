/** How hard it is for two sides together: tokens, mistakes, and what one too many costs (D2, D20). */

import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import type { Mission, Options } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";

const TOKENS: readonly number[] = [11, 10, 9, 8, 7, 6, 5];
const USUAL = 9;
const EXCESS: readonly NonNullable<Mission["excess"]>[] = ["extra_token", "sudden_death", "loss"];
const ANY = "any";

/** One drawer of the form. */
export function MissionDrawer({
  options,
  onOptions,
}: {
  options: Options;
  onOptions: (options: Options) => void;
}) {
  const { tokens = USUAL, mistakes = null, excess = "extra_token" } = options.mission;
  const change = (part: Mission) => onOptions({ ...options, mission: { ...options.mission, ...part } });
  const most = Array.from({ length: tokens }, (_, count) => String(count)); // fewer than tokens
  return (
    <Drawer label={<Text id="opening-tokens" />} note={missionLine(options.mission)}>
      <Choice
        legend={t("opening-tokens")}
        options={TOKENS.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(tokens)}
        onChoose={(count) => change({ tokens: Number(count) })}
      />
      <p class="small soft">
        <Text id="opening-tokens-note" />
      </p>
      <Choice
        legend={t("opening-mistakes")}
        options={[ANY, ...most].map((value) => ({
          value,
          label: value === ANY ? t("opening-mistakes-any") : value,
        }))}
        value={mistakes === null ? ANY : String(mistakes)}
        onChoose={(value) => change({ mistakes: value === ANY ? null : Number(value) })}
      />
      <p class="small soft">
        <Text id="opening-mistakes-note" />
      </p>
      {mistakes !== null && (
        <Choice
          legend={t("opening-excess")}
          options={EXCESS.map((value) => ({ value, label: t(byCode("opening-excess-", value)) }))}
          value={excess}
          onChoose={(value) => change({ excess: value })}
        />
      )}
    </Drawer>
  );
}

/** A mission in a line: the bank, and the mistakes if they are counted. */
export function missionLine({ tokens = USUAL, mistakes = null }: Mission): string {
  const bank = t("board-tokens", { count: tokens });
  return mistakes === null ? bank : `${bank} · ${t("opening-mistakes")}: ${mistakes}`;
}
