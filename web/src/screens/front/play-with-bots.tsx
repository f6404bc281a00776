/** One tap and a game begins: you are an operative, bots sit everywhere else. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Fold } from "../../look/fold";
import { BotIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { About, Mode } from "../../protocol/types";
import { keptName } from "../../shell/kept";
import { troubleText } from "../../text/codes";
import { byCode, language, t, Text } from "../../text/text";
import { BotChoice, seatFor, USUAL_BOTS } from "../opening/bot-choice";
import { draftWithBots } from "../opening/draft";
import { openAndGo } from "../opening/open";

const KINDS: readonly Mode[] = ["teams", "coop"];

/** The button, and what can be chosen beside it. */
export function PlayWithBots({ offers }: { offers: About }) {
  const [game, setGame] = useState(USUAL_BOTS);
  const [mode, setMode] = useState<Mode>("teams");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    setTrouble("");
    const { options, settings } = draftWithBots(offers, language.value);
    const failed = await openAndGo({
      host: keptName() || t("opening-nameless"),
      options: { ...options, mode },
      settings,
      seat: seatFor(mode, game.role),
      bots: game.level,
      start: true,
    });
    setBusy(false);
    if (failed) setTrouble(troubleText(failed));
  };
  return (
    <div class="with-bots">
      <Button big icon={<BotIcon />} busy={busy} onClick={() => void play()}>
        <Text id="front-bots" />
      </Button>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <Fold label={<Text id="front-bots-more" />}>
        <BotChoice levels={offers.bots} game={game} onGame={setGame} />
        <Choice
          legend={t("opening-mode")}
          options={KINDS.map((value) => ({ value, label: t(byCode("front-kind-", value)) }))}
          value={mode}
          onChoose={setMode}
        />
        <p>
          <a href="/open?bots">
            <Text id="front-bots-all" />
          </a>
        </p>
      </Fold>
    </div>
  );
}
