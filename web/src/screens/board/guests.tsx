/** Those who watch: with or without the key, or in a seat that somebody has left. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { EyeIcon } from "../../look/icons";
import type { Role, Seat, Team } from "../../protocol/types";
import { holdsKey, plays } from "../../table/seats";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { busy, send } from "./desk";
import { emptySeats } from "./seats-for";

/** Once in a game, and for the whole of it (R17). */
export function LookAtKey() {
  const [asks, ask] = useState(false);
  return (
    <>
      <Button icon={<EyeIcon />} onClick={() => ask(true)}>
        <Text id="board-look" />
      </Button>
      <Dialog
        open={asks}
        title={t("board-look-title")}
        onClose={() => ask(false)}
        foot={
          <>
            <Button onClick={() => ask(false)}>
              <Text id="board-look-no" />
            </Button>
            <Button
              kind="primary"
              busy={busy.value === "look_at_key"}
              onClick={() => void send({ type: "look_at_key" }).then(() => ask(false))}
            >
              <Text id="board-look-yes" />
            </Button>
          </>
        }
      >
        <p>
          <Text id="board-look-about" />
        </p>
      </Dialog>
    </>
  );
}

/** Seats without which the game stands still: who watches may take one, the host may call a bot. */
export function EmptySeats({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  const missing = emptySeats(table, game);
  const host = table.host === table.you;
  if (!missing.length || (plays(seat) && !host)) return null;
  // who knows the key guesses no more in this game (R17)
  const maySit = (code: string) =>
    !plays(seat) && !(holdsKey(seat) && seatOf(code).role === "operative");
  return (
    <div class="stack tight">
      {missing.map((code) => (
        <div key={code} class="row whole">
          {maySit(code) && (
            <Button kind="primary" onClick={() => void send({ type: "take_seat", ...seatOf(code) })}>
              <Text id="board-take-seat" seat={code} />
            </Button>
          )}
          {host && (
            <Button
              onClick={() => void send({ type: "add_bot", level: "normal", ...seatOf(code) })}
            >
              <Text id="board-bot-seat" seat={code} />
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** A seat from its code, `red_spymaster`. */
export function seatOf(code: string): { role: Role; team?: Team } {
  const [first, second] = code.split("_") as [string, string?];
  return second ? { role: second as Role, team: first as Team } : { role: first as Role };
}
