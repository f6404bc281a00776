/** One tap and a game begins: bots sit everywhere else. Some games have a tap of their own. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import { BotIcon, PeopleIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { About, Mode } from "../../protocol/types";
import { keptName } from "../../shell/kept";
import { troubleText } from "../../text/codes";
import { byCode, hasMessage, language, t, Text } from "../../text/text";
import { BotChoice, seatFor, usualBots } from "../opening/bot-choice";
import { draftWithBots, inGame } from "../opening/draft";
import { openAndGo } from "../opening/open";

/** The button, and what can be chosen beside it. */
export function PlayWithBots({ offers }: { offers: About }) {
  const [game, setGame] = useState(() => usualBots(offers.bots));
  // those for which this page has words
  const kinds = offers.games
    .map(({ name }) => ({ value: name, id: byCode("front-kind-", name) }))
    .filter(({ id }) => hasMessage(id));
  const [mode, setMode] = useState<Mode>(kinds[0]?.value ?? "");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState<Mode | null>(null);
  const taps = offers.games
    .map(({ name }) => ({ name, id: byCode("front-tap-", name) }))
    .filter(({ id }) => hasMessage(id));
  const play = async (wanted: Mode) => {
    setBusy(wanted);
    setTrouble("");
    const { options, settings, words } = inGame(draftWithBots(offers, language.value), wanted);
    const failed = await openAndGo({
      host: keptName() || t("opening-nameless"),
      options,
      settings,
      words,
      seat: seatFor(wanted, game.role),
      bots: game.level,
      start: true,
    });
    setBusy(null);
    if (failed) setTrouble(troubleText(failed));
  };
  return (
    <div class="with-bots">
      <Button big icon={<BotIcon />} busy={busy === mode} onClick={() => void play(mode)}>
        <Text id="front-bots" />
      </Button>
      {taps.map(({ name, id }) => (
        <Button
          key={name}
          big
          icon={<PeopleIcon />}
          busy={busy === name && name !== mode}
          onClick={() => void play(name)}
        >
          <Text id={id} />
        </Button>
      ))}
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <Drawer label={<Text id="front-bots-more" />}>
        <BotChoice levels={offers.bots} game={game} onGame={setGame} />
        <Choice
          legend={t("opening-mode")}
          options={kinds.map(({ value, id }) => ({ value, label: t(id) }))}
          value={mode}
          onChoose={setMode}
        />
        <p>
          <a href="/open?bots">
            <Text id="front-bots-all" />
          </a>
        </p>
      </Drawer>
    </div>
  );
}
