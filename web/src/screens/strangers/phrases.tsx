/** Among strangers nobody writes: a few sentences to choose from, for whom the game lets talk. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import type { SayPhrase } from "../../protocol/types";
import { may } from "../../table/desks";
import { placeOf } from "../../table/sheets";
import { mySeat, table, view } from "../../table/table";
import type { Game } from "../../table/view";
import { byCode, t, Text } from "../../text/text";
import { recall } from "./muting";

export { mute } from "./muting";

type Phrase = SayPhrase["phrase"];

// what one is likely to say at a moment; everything else is one tap away
const PLAYING: readonly Phrase[] = [
  "not_sure",
  "what_do_you_think",
  "lets_go_on",
  "lets_stop",
  "one_moment",
  "nice_clue",
];
const BETWEEN: readonly Phrase[] = ["hello", "have_fun", "good_game", "thanks", "again", "goodbye"];
const OTHERS: readonly Phrase[] = ["well_found", "take_your_time", "sorry"];

/** The sentences for this moment, and the others; or why there are none. */
export default function Phrases() {
  const [busy, setBusy] = useState<Phrase | null>(null);
  const here = table.value?.id ?? "";
  useEffect(() => recall(here), [here]);
  const game = view.value?.game;
  const playing = game && game.phase !== "over" ? game : null;
  if (playing && !mayTalk(playing))
    return (
      <p class="soft small">
        <Text id={placeOf(playing.options.mode, mySeat.value)?.gives ? "refusal-spymaster-silent" : "board-talk-none"} />
      </p>
    );
  const first = playing ? PLAYING : BETWEEN;
  const rest = [...OTHERS, ...(playing ? BETWEEN : PLAYING)];
  const say = async (phrase: Phrase) => {
    setBusy(phrase);
    await table.value?.do({ type: "say_phrase", phrase });
    setBusy(null);
  };
  const buttons = (some: readonly Phrase[]) => (
    <div class="row tight quick" role="group" aria-label={t("strangers-say")}>
      {some.map((phrase) => (
        <Button key={phrase} busy={busy === phrase} onClick={() => void say(phrase)}>
          <Text id={byCode("phrase-", phrase)} />
        </Button>
      ))}
    </div>
  );
  return (
    <div class="stack tight">
      {buttons(first)}
      <Drawer label={<Text id="strangers-more" />}>{buttons(rest)}</Drawer>
    </div>
  );
}

/** Who guesses talks (R30); who does both, while guessing; who only gives clues is silent (R28). */
function mayTalk(game: Game): boolean {
  const { gives = false, guesses = false } = placeOf(game.options.mode, mySeat.value) ?? {};
  return guesses && (!gives || may(game, mySeat.value, "say"));
}
