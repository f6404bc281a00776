/** What has happened since one was here, card by card; which clues are open, and what is to do. */

import { Dialog } from "../../look/dialog";
import { duty } from "../../table/duties";
import { seatNames } from "../../text/codes";
import { saidNumber } from "../../text/events";
import { t, Text } from "../../text/text";
import { shown } from "../board/shown";
import { fromGame } from "../replay/played";
import { Replay } from "../replay/replay";
import { openClues } from "./open-clues";
import { closeMissed, missedFrom } from "./seen";

/** All of it at a glance. */
export default function Missed() {
  const table = shown.value;
  const game = table?.game;
  if (!table || !game) return null;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const clues = openClues(game, seat);
  const now = duty(table, seatNames);
  return (
    <Dialog open title={t("slow-missed-title")} closeLabel={t("board-close")} onClose={closeMissed}>
      <p>
        <b>
          <Text id={now.id} {...now.values} />
        </b>
      </p>
      <Replay played={fromGame(game)} from={missedFrom.value} />
      {clues.length > 0 && (
        <section>
          <h3>
            <Text id="slow-open-clues" />
          </h3>
          <ul>
            {clues.map(({ clue, found }) => (
              <li key={clue.turn}>
                <b lang={game.options.language}>{clue.word}</b> {saidNumber(clue.number)}:{" "}
                {found ? <Text id="slow-found" count={found} /> : <Text id="slow-found-none" />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
