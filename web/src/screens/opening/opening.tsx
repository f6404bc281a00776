/** Opening a table: a name and one button; everything else is settled already, and can be changed. */

import { useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { Notice } from "../../look/notice";
import { useTyped } from "../../look/use-typed";
import { askForOffers, offersTrouble } from "../../protocol/offers";
import type { About } from "../../protocol/types";
import { route } from "../../route";
import { keepName, keptName } from "../../shell/kept";
import { Waiting } from "../../shell/waiting";
import { troubleText } from "../../text/codes";
import { cardsOf } from "../../table/sheets";
import { language, t, Text } from "../../text/text";
import { BotChoice, seatFor, usualBots } from "./bot-choice";
import { draftWithBots, inGame, inLanguage, usualDraft } from "./draft";
import { LanguageOfPlay } from "./language-of-play";
import { ModeChoice } from "./mode";
import { useOffers } from "./offers";
import { openAndGo } from "./open";
import { OptionsForm } from "./options-form";
import { wordTrouble } from "./own-words";

/** The page at `/open`; with `?bots` the game begins at once. */
export default function Opening() {
  const offers = useOffers();
  if (offers) return <Form offers={offers} bots={route.value.query.has("bots")} />;
  if (!offersTrouble.value) return <Waiting />;
  return (
    <div class="page stack">
      <h1>
        <Text id="app-page" page="opening" />
      </h1>
      <Notice
        kind="wrong"
        action={
          <Button onClick={() => void askForOffers()}>
            <Text id="opening-retry" />
          </Button>
        }
      >
        {troubleText(offersTrouble.value)}
      </Notice>
    </div>
  );
}

function Form({ offers, bots }: { offers: About; bots: boolean }) {
  const { text: host, trouble: nameless, setTrouble: setNameless, field } = useTyped(keptName());
  const [draft, setDraft] = useState(() =>
    (bots ? draftWithBots : usualDraft)(offers, language.peek()),
  );
  const [botGame, setBotGame] = useState(() => usualBots(offers.bots));
  const name = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { options, settings, words } = draft;
  const unplayable = wordTrouble(words.own, words.lists, offers.limits, cardsOf(options.mode));
  const withBots = bots && offers.bots.length > 0;

  const open = async (event: Event) => {
    event.preventDefault();
    setTrouble("");
    if (!host.trim() && !withBots) {
      setNameless("empty");
      name.current?.focus({ preventScroll: true });
      name.current?.scrollIntoView({ block: "center" }); // with its label and what is missing
      return;
    }
    if (unplayable) return setTrouble(troubleText({ ...unplayable, reasons: [] }));
    setBusy(true);
    if (host.trim()) keepName(host);
    const alone = { seat: seatFor(options.mode, botGame.role), bots: botGame.level, start: true };
    const failed = await openAndGo({
      host: host.trim() || t("opening-nameless"),
      options,
      settings,
      words,
      ...(withBots && alone),
    });
    setBusy(false);
    if (failed) setTrouble(troubleText(failed));
  };

  return (
    <form class="page stack opening" onSubmit={open} noValidate>
      <div class="stack">
        <h1>
          <Text id="app-page" page="opening" />
        </h1>
        <Field
          label={t("opening-name")}
          inputRef={name}
          {...field}
          remark={t(nameless ? "opening-name-empty" : "opening-name-note")}
          autocomplete="nickname"
          maxLength={offers.limits.name}
        />
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
        {withBots && <BotChoice levels={offers.bots} game={botGame} onGame={setBotGame} />}
        {trouble && <Notice kind="wrong">{trouble}</Notice>}
        <Button kind="primary" big type="submit" busy={busy}>
          <Text id={withBots ? "opening-go-bots" : "opening-go"} />
        </Button>
      </div>
      <div class="stack tight">
        <h2 class="label">
          <Text id="opening-more" />
        </h2>
        <OptionsForm offers={offers} draft={draft} onDraft={setDraft} fresh />
      </div>
    </form>
  );
}
