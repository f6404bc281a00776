/** The key in words: for whoever listens to it instead of looking at it. */

import { Drawer } from "../../look/drawer";
import { KeySwatch } from "../../look/tag";
import type { Identity } from "../../protocol/types";
import { called, heard } from "../../table/pictures";
import { drawnAs, sheetOf } from "../../table/sheets";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";
import { identityOf, isCovered } from "./taps";

/** A list for each identity: what is still to be found, then what has been. */
export function KeyLists({ game }: { game: Game }) {
  const behind = game.words.map((_word, card) => identityOf(game, card));
  const identities = Object.keys(sheetOf(game.options.mode).identities) as Identity[];
  return (
    <Drawer label={t("board-key-lists")}>
      {identities
        .filter((identity) => behind.includes(identity))
        .map((identity) => (
          <KeyList key={identity} game={game} identity={identity} />
        ))}
    </Drawer>
  );
}

function KeyList({ game, identity }: { game: Game; identity: Identity }) {
  const cards = game.words.map((_word, card) => card).filter((card) => identityOf(game, card) === identity);
  const open = cards.filter((card) => !isCovered(game, card));
  const found = cards.filter((card) => isCovered(game, card));
  return (
    <section>
      <h2 class="row tight key-name">
        <KeySwatch identity={drawnAs(game.options.mode, identity)} />
        <Text id="board-key-list" identity={identity} />
      </h2>
      <ul class="key-list" lang={game.options.language}>
        {open.map((card) => (
          <li key={card}>{heard(game.words[card] ?? "")}</li>
        ))}
        {found.map((card) => (
          <li key={card} class="soft">
            <s>{called(game.words[card])}</s> <span lang={document.documentElement.lang}>({t("board-covered")})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
