/** The drawers about the referee, the cards, who hears whom, and the bots. */

import { Choice } from "../../look/choice";
import { Fold } from "../../look/fold";
import { Notice } from "../../look/notice";
import { Switch } from "../../look/switch";
import type { CheckMode, KeySource, NextWords, Options, Pace, Settings } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";

const CHECKS: readonly CheckMode[] = ["guard", "referee", "free"];
const KEYS: readonly KeySource[] = ["random", "deck40"];
const NEXT: readonly NextWords[] = ["auto", "flip", "draw"];
const PACES: readonly Pace[] = ["human", "quick", "instant"];

interface OfOptions {
  options: Options;
  onOptions: (options: Options) => void;
}

interface OfSettings {
  settings: Required<Settings>;
  onSettings: (settings: Required<Settings>) => void;
}

/** Who judges a clue. */
export function RefereeFold({ options, onOptions }: OfOptions) {
  return (
    <Fold label={<Text id="opening-check" />} note={t(byCode("opening-check-", options.check))}>
      <Choice
        legend={t("opening-check")}
        hideLegend
        options={CHECKS.map((value) => ({ value, label: t(byCode("opening-check-", value)) }))}
        value={options.check}
        onChoose={(check) => onOptions({ ...options, check })}
      />
      <p class="small soft">
        <Text id={byCode("opening-judge-", options.check)} />
      </p>
    </Fold>
  );
}

/** Where keys and the words of the next game come from. */
export function CardsFold({ options, onOptions }: OfOptions) {
  return (
    <Fold
      label={<Text id="opening-cards" />}
      note={t(byCode("opening-key-", options.key_source))}
    >
      <Choice
        legend={t("opening-keys")}
        options={KEYS.map((value) => ({ value, label: t(byCode("opening-key-", value)) }))}
        value={options.key_source}
        onChoose={(key_source) => onOptions({ ...options, key_source })}
      />
      {options.key_source === "deck40" && (
        <Notice kind="doubt">
          <Text id="opening-keys-public" />
        </Notice>
      )}
      <Choice
        legend={t("opening-next")}
        options={NEXT.map((value) => ({ value, label: t(byCode("opening-next-", value)) }))}
        value={options.next_words}
        onChoose={(next_words) => onOptions({ ...options, next_words })}
      />
    </Fold>
  );
}

/** Who finds the table, who hears the operatives, and who may see the key. */
export function CompanyFold({ settings, onSettings, fresh }: OfSettings & { fresh: boolean }) {
  return (
    <Fold
      label={<Text id="opening-company" />}
      note={t(settings.public ? "opening-public" : "opening-by-link")}
    >
      {/* whether it is listed is settled at first */}
      {fresh && (
        <Switch
          label={t("opening-public")}
          note={t("opening-public-note")}
          on={settings.public}
          onTurn={(listed) => onSettings({ ...settings, public: listed })}
        />
      )}
      <Switch
        label={t("opening-chat")}
        note={t("opening-chat-note")}
        on={settings.chat === "team"}
        onTurn={(team) => onSettings({ ...settings, chat: team ? "team" : "table" })}
      />
      {!settings.public && (
        <Switch
          label={t("opening-look")}
          note={t("opening-look-note")}
          on={settings.look === "watchers"}
          onTurn={(on) => onSettings({ ...settings, look: on ? "watchers" : "nobody" })}
        />
      )}
    </Fold>
  );
}

/** How the bots of this table behave. */
export function BotsFold({ settings, onSettings }: OfSettings) {
  return (
    <Fold label={<Text id="opening-bots" />} note={t(byCode("opening-pace-", settings.pace))}>
      <Choice
        legend={t("opening-pace")}
        options={PACES.map((value) => ({ value, label: t(byCode("opening-pace-", value)) }))}
        value={settings.pace}
        onChoose={(pace) => onSettings({ ...settings, pace })}
      />
      <Switch
        label={t("opening-explain")}
        note={t("opening-explain-note")}
        on={settings.explain}
        onTurn={(explain) => onSettings({ ...settings, explain })}
      />
    </Fold>
  );
}
