/** The key in words: for whoever listens to it instead of looking at it. */

import { Fold } from "../../look/fold";
import type { Identity } from "../../look/identity";
import { KeySwatch } from "../../look/tag";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";
import { identityOf, isCovered } from "./taps";

const ORDER: readonly Exclude<Identity, "unknown">[] = ["red", "blue", "bystander", "assassin"];

/** A list for each identity: what is still to be found, then what has been. */
export function KeyLists({ game }: { game: Game }) {
  return (
    <Fold label={t("board-key-lists")}>
      {ORDER.map((identity) => (
        <KeyList key={identity} game={game} identity={identity} />
      ))}
    </Fold>
  );
}

function KeyList({ game, identity }: { game: Game; identity: Exclude<Identity, "unknown"> }) {
  const cards = game.words.map((_word, card) => card).filter((card) => identityOf(game, card) === identity);
  const open = cards.filter((card) => !isCovered(game, card));
  const found = cards.filter((card) => isCovered(game, card));
  return (
    <section>
      <h2 class="row tight key-name">
        <KeySwatch identity={identity} />
        <Text id="board-key-list" identity={identity} />
      </h2>
      <ul class="key-list" lang={game.options.language}>
        {open.map((card) => (
          <li key={card}>{game.words[card]}</li>
        ))}
        {found.map((card) => (
          <li key={card} class="soft">
            <s>{game.words[card]}</s> <span lang={document.documentElement.lang}>({t("board-covered")})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
