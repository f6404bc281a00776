/** What a group agrees on about clues: a preset, and each house rule by itself. */

import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import { Switch } from "../../look/switch";
import type { About, Options } from "../../protocol/types";
import { arePartners, sheetOf } from "../../table/sheets";
import { byCode, t, Text } from "../../text/text";
import {
  houseRuleOn,
  houseRulesOf,
  presetOf,
  presetsOf,
  withHouseRule,
  withPreset,
} from "./draft";

/** One drawer of the form. */
export function RulesDrawer({
  offers,
  options,
  onOptions,
}: {
  offers: About;
  options: Options;
  onOptions: (options: Options) => void;
}) {
  const presets = presetsOf(offers, options.language);
  const kind = presetOf(presets, options)?.kind ?? null;
  return (
    <Drawer label={<Text id="opening-rules" />} note={t(byCode("opening-preset-", kind ?? "own"))}>
      <Choice
        legend={t("opening-preset")}
        options={presets.map((preset) => ({
          value: preset.kind,
          label: t(byCode("opening-preset-", preset.kind)),
        }))}
        value={kind}
        onChoose={(wanted) => {
          const preset = presets.find((one) => one.kind === wanted);
          if (preset) onOptions(withPreset(options, preset));
        }}
      />
      <p class="small soft">
        <Text id="opening-rules-note" />
      </p>
      {houseRulesOf(offers, options.language).map((name) => (
        <Switch
          key={name}
          label={t(byCode("opening-house-", name))}
          note={t(byCode("opening-say-", name))}
          on={houseRuleOn(options.house, name)}
          onTurn={(on) => onOptions({ ...options, house: withHouseRule(options.house, name, on) })}
        />
      ))}
      {!arePartners(options.mode) && <AmongTeams options={options} onOptions={onOptions} />}
      {sheetOf(options.mode).options.includes("assassin_ending") && (
        <Switch
          label={t("opening-assassin-ending")}
          note={t("opening-assassin-ending-note")}
          on={options.assassin_ending ?? false}
          onTurn={(assassin_ending) => onOptions({ ...options, assassin_ending })}
        />
      )}
    </Drawer>
  );
}

/** What means something only where teams play against each other, and where guesses are counted. */
function AmongTeams({
  options,
  onOptions,
}: {
  options: Options;
  onOptions: (options: Options) => void;
}) {
  return (
    <>
      <Switch
        label={t("opening-expert")}
        note={t("opening-expert-note")}
        on={options.expert_clues}
        onTurn={(expert_clues) => onOptions({ ...options, expert_clues })}
      />
      <Switch
        label={t("opening-waiver")}
        note={t("opening-waiver-note")}
        on={options.waiver}
        onTurn={(waiver) => onOptions({ ...options, waiver })}
      />
      <Switch
        label={t("opening-penalty")}
        note={t("opening-penalty-note")}
        on={options.penalty_cover === "must"}
        onTurn={(must) => onOptions({ ...options, penalty_cover: must ? "must" : "may" })}
      />
    </>
  );
}
