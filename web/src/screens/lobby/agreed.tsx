/** What is played at this table: a line for everybody, a form for the host between games. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { SettingsIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { About } from "../../protocol/types";
import { arePartners, cardsOf } from "../../table/sheets";
import { table as live } from "../../table/table";
import type { Table } from "../../table/view";
import { troubleText } from "../../text/codes";
import { byCode, languageName, t, Text } from "../../text/text";
import { changes, inGame, inLanguage, type Draft } from "../opening/draft";
import { LanguageOfPlay } from "../opening/language-of-play";
import { missionLine } from "../opening/mission-drawer";
import { ModeChoice, modeName } from "../opening/mode";
import { OptionsForm } from "../opening/options-form";
import { wordTrouble } from "../opening/own-words";
import { timeLine } from "../opening/time-drawer";
import { paceLine } from "../slow/pace-drawer";
import { wordsLine } from "../opening/words-drawer";

/** The agreement. */
export function Agreed({ table, offers }: { table: Table; offers: About | null }) {
  const [open, setOpen] = useState(false);
  const { options, words } = table;
  const parts = [
    modeName(options.mode),
    languageName(options.language),
    wordsLine(words),
    ...(arePartners(options.mode) ? [missionLine(options.mission)] : []),
    // the other two name themselves
    table.settings.slow
      ? paceLine(table.settings.slow)
      : options.time.kind === "strict"
        ? `${t("opening-time")}: ${timeLine(options.time)}`
        : timeLine(options.time),
    `${t("opening-check")}: ${t(byCode("opening-check-", options.check))}`,
  ];
  return (
    <section class="agreed">
      <p class="small">{parts.join(" · ")}</p>
      {table.host === table.you && offers && (
        <>
          <Button
            kind="quiet"
            icon={<SettingsIcon size="1.25em" />}
            onClick={() => setOpen(true)}
          >
            <Text id="lobby-change" />
          </Button>
          {open && <Change table={table} offers={offers} onDone={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
}

function Change({
  table,
  offers,
  onDone,
}: {
  table: Table;
  offers: About;
  onDone: () => void;
}) {
  const before: Draft = { options: table.options, settings: table.settings, words: table.words };
  const [draft, setDraft] = useState(before);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { options, words } = draft;
  const agree = async () => {
    const unplayable = wordTrouble(words.own, words.lists, offers.limits, cardsOf(options.mode));
    if (unplayable) return setTrouble(troubleText({ ...unplayable, reasons: [] }));
    setBusy(true);
    for (const command of changes(before, draft)) {
      const answer = await live.value?.do(command);
      if (answer && !answer.ok) {
        setBusy(false);
        return setTrouble(troubleText(answer.trouble));
      }
    }
    onDone();
  };
  return (
    <Dialog
      open
      title={t("lobby-change-title")}
      closeLabel={t("board-close")}
      onClose={onDone}
      foot={
        <Button kind="primary" busy={busy} onClick={() => void agree()}>
          <Text id="lobby-change-done" />
        </Button>
      }
    >
      <LanguageOfPlay
        offers={offers}
        language={options.language}
        onLanguage={(code) => setDraft({ ...draft, options: inLanguage(offers, options, code) })}
      />
      <ModeChoice
        games={offers.games}
        mode={options.mode}
        onMode={(mode) => setDraft(inGame(draft, mode))}
      />
      {options.mode !== table.options.mode && (
        <Notice>
          <Text id="lobby-change-seats" />
        </Notice>
      )}
      <OptionsForm offers={offers} draft={draft} onDraft={setDraft} fresh={false} />
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
    </Dialog>
  );
}
