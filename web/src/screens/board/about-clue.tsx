/** What the clue means, and what may be asked or said about it. */

import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { Drawer } from "../../look/drawer";
import type { Clue, MemberCommand } from "../../protocol/types";
import { may } from "../../table/desks";
import { saidNumber } from "../../text/events";
import { byCode, t, Text } from "../../text/text";
import { clueOpen, send } from "./mine";
import { shown } from "./shown";

/** What word and number say, for whoever plays this for the first time (R39, R53, R55). */
function Meaning({ clue }: { clue: Clue }) {
  if (clue.number === "unlimited") return <Text id="board-clue-unlimited" />;
  if (clue.number === 0) return <Text id="board-clue-zero" />;
  return <Text id="board-clue-leads" count={clue.number} />;
}

/** A dialogue over the board. */
export default function AboutClue() {
  const table = shown.value;
  const game = table?.game;
  const clue = game?.clue;
  if (!game || !clue) return null;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const onClose = () => {
    clueOpen.value = false;
  };
  const act = (command: MemberCommand) => {
    onClose();
    void send(command);
  };
  const number = saidNumber(clue.number);
  return (
    <Dialog
      open
      title={t("board-clue-title", { word: clue.word, number })}
      closeLabel={t("board-close")}
      onClose={onClose}
    >
      <p>
        <Meaning clue={clue} />
      </p>
      <p>
        {game.standing === "open" || game.standing === "allowed" ? (
          <Text id="board-clue-about" />
        ) : (
          <Text id={byCode("board-standing-", game.standing)} />
        )}
      </p>
      {may(game, seat, "request_spelling") && (
        <Button onClick={() => act({ type: "request_spelling" })}>
          <Text id="board-spell" />
        </Button>
      )}
      {may(game, seat, "accept_clue") && (
        <Button onClick={() => act({ type: "accept_clue" })}>
          <Text id="board-accept" />
        </Button>
      )}
      {may(game, seat, "challenge_clue") && (
        <Drawer label={<Text id="board-doubt" />}>
          <div class="stack tight">
            <p>
              <Text id={clue.team === seat.team ? "board-doubt-own" : "board-doubt-theirs"} />
            </p>
            <Button kind="danger" onClick={() => act({ type: "challenge_clue" })}>
              <Text id="board-challenge" />
            </Button>
          </div>
        </Drawer>
      )}
    </Dialog>
  );
}
