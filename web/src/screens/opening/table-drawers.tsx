/** The drawers about the referee, the cards, who hears whom, and the bots. */

import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import { Notice } from "../../look/notice";
import { Switch } from "../../look/switch";
import type {
  CheckMode,
  KeySource,
  Mode,
  NextWords,
  Options,
  Pace,
  Settings,
} from "../../protocol/types";
import { isTwoSided, playsPictures } from "../../table/sheets";
import { byCode, t, Text } from "../../text/text";

const CHECKS: readonly CheckMode[] = ["guard", "referee", "free"];
/** The deck of ready-made keys of a game, and what they give away: with two sides, all at once. */
function deckOf(mode: Mode) {
  if (isTwoSided(mode)) return { source: "deck100", warning: "duet-opening-keys-public" } as const;
  const source = playsPictures(mode) ? "deck60" : "deck40";
  return { source, warning: "opening-keys-public" } as const;
}
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
export function RefereeDrawer({ options, onOptions }: OfOptions) {
  return (
    <Drawer label={<Text id="opening-check" />} note={t(byCode("opening-check-", options.check))}>
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
    </Drawer>
  );
}

/** Where keys and the words of the next game come from. */
export function CardsDrawer({ options, onOptions }: OfOptions) {
  const deck = deckOf(options.mode);
  const source = options.key_source === "random" ? "random" : deck.source; // any deck is its own
  const keys: readonly KeySource[] = ["random", deck.source];
  return (
    <Drawer label={<Text id="opening-cards" />} note={t(byCode("opening-key-", source))}>
      <Choice
        legend={t("opening-keys")}
        options={keys.map((value) => ({ value, label: t(byCode("opening-key-", value)) }))}
        value={source}
        onChoose={(key_source) => onOptions({ ...options, key_source })}
      />
      {source !== "random" && (
        <Notice kind="doubt">
          <Text id={deck.warning} />
        </Notice>
      )}
      <Choice
        legend={t("opening-next")}
        options={NEXT.map((value) => ({ value, label: t(byCode("opening-next-", value)) }))}
        value={options.next_words}
        onChoose={(next_words) => onOptions({ ...options, next_words })}
      />
      <p class="small soft">
        <Text id="opening-next-note" />
      </p>
    </Drawer>
  );
}

/** Who finds the table, who hears the operatives, and who may see the key. */
export function CompanyDrawer({ settings, onSettings, fresh }: OfSettings & { fresh: boolean }) {
  return (
    <Drawer
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
    </Drawer>
  );
}

/** How the bots of this table behave. */
export function BotsDrawer({ settings, onSettings }: OfSettings) {
  return (
    <Drawer label={<Text id="opening-bots" />} note={t(byCode("opening-pace-", settings.pace))}>
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
    </Drawer>
  );
}
