/** Those who watch: with or without the key, or in a seat that somebody has left. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { EyeIcon } from "../../look/icons";
import type { Seat } from "../../protocol/types";
import { plays } from "../../table/seats";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import type { Scene } from "./comers";
import { busy, send, trouble } from "./mine";
import { emptySeats, maySit, seatOf } from "./seats-for";

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

const comers = signal<ComponentType<Scene> | null>(null);

/** What there is to do about who is away or comes late: fetched when there is something. */
function Comers(scene: Scene) {
  const { table, seat } = scene;
  const calls = !plays(seat) || table.away.length > 0 || Object.keys(table.asking).length > 0;
  useEffect(() => {
    if (!calls || comers.peek()) return;
    // who cannot fetch it now is asked again when somebody comes or goes
    import("./comers").then((module) => (comers.value = module.Comers)).catch(() => undefined);
  }, [calls, table.away, table.asking]);
  const Shown = comers.value;
  return Shown && <Shown {...scene} />; // it stays, as it knows whom you wait for
}

/** Seats without which the game stands still: who watches may take one, the host may call a bot. */
export function EmptySeats({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  const missing = emptySeats(table, game);
  const host = table.host === table.you;
  if (!missing.length || (plays(seat) && !host))
    return <Comers table={table} game={game} seat={seat} />;
  const sit = async (code: string) => {
    const done = await send({ type: "take_seat", ...seatOf(code) });
    // a stranger is seated by the host, so the host is asked
    if (!done && trouble.value?.code === "seated_by_host")
      await send({ type: "ask_for_seat", ...seatOf(code) });
  };
  return (
    <div class="stack tight">
      <Comers table={table} game={game} seat={seat} />
      {missing.map((code) => (
        <div key={code} class="row whole">
          {maySit(game, seat, code) && (
            <Button kind="primary" onClick={() => void sit(code)}>
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
