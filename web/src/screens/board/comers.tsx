/** People who are away, come back, or come late: what can be done about them while a game lasts. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { Notice } from "../../look/notice";
import type { Seat } from "../../protocol/types";
import { awaitedSeats } from "../../table/desks";
import { holdsKey, plays, seatCode } from "../../table/seats";
import { placeOf } from "../../table/sheets";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { busy, send } from "./mine";
import { maySit, seatOf, seatsFor } from "./seats-for";

const LONG = 60_000; // after this anybody may call a bot for whom the game waits for

/** Whose table, which game, and where you sit. */
export interface Scene {
  table: Table;
  game: Game;
  seat: Seat;
}

/** All that there is to do about comings and goings; often nothing. */
export function Comers({ table, game, seat }: Scene) {
  if (game.phase === "over") return null;
  return (
    <>
      <SeatBack table={table} seat={seat} />
      <AwayOffers table={table} game={game} seat={seat} />
      {table.host === table.you && <Askers table={table} />}
      {!plays(seat) && !table.left && <AskForSeat table={table} game={game} seat={seat} />}
    </>
  );
}

/** A bot has played meanwhile; it goes as soon as its person sits down. */
function SeatBack({ table, seat }: { table: Table; seat: Seat }) {
  const { left } = table;
  if (!left || plays(seat)) return null;
  return (
    <Button
      kind="primary"
      busy={busy.value === "take_seat"}
      onClick={() => void send({ type: "take_seat", ...left })}
    >
      <Text id="presence-seat-back" />
    </Button>
  );
}

// ---- somebody is away

/** Whom you wait for, though they are away. */
const patient = signal<ReadonlySet<string>>(new Set());
const since = new Map<string, number>();

function AwayOffers({ table, game, seat }: Scene) {
  const long = useLongAway(table.away);
  const host = table.host === table.you;
  const { mode } = game.options;
  const offered = table.away.filter((who) => {
    const place = placeOf(mode, table.members[who]?.seat ?? seat);
    if (!place || who === table.you || patient.value.has(who)) return false;
    const others = Object.entries(table.members).filter(([, one]) => placeOf(mode, one.seat) === place);
    if (!others.every(([other]) => table.away.includes(other))) return false; // somebody plays on
    const may = plays(seat) && !holdsKey(mode, seat);
    return host || (may && long(who) && awaitedSeats(game).includes(place));
  });
  return (
    <>
      {offered.map((who) => (
        <Notice key={who}>
          <div class="stack tight">
            <Text id="presence-offer" name={table.members[who]?.name ?? ""} />
            <div class="row">
              <Button
                onClick={() => {
                  patient.value = new Set([...patient.value, who]);
                }}
              >
                <Text id="presence-wait" />
              </Button>
              <Button
                busy={busy.value === "give_seat_to_bot"}
                onClick={() => void send({ type: "give_seat_to_bot", member: who })}
              >
                <Text id="presence-bot" />
              </Button>
            </div>
          </div>
        </Notice>
      ))}
    </>
  );
}

/** Whether somebody has been away for a minute; who comes back is waited for anew. */
function useLongAway(away: readonly string[]): (who: string) => boolean {
  const [, beat] = useState(0);
  for (const who of since.keys()) if (!away.includes(who)) since.delete(who);
  for (const who of away) if (!since.has(who)) since.set(who, Date.now());
  const names = away.join();
  useEffect(() => {
    patient.value = new Set([...patient.peek()].filter((who) => away.includes(who)));
    const timer = setTimeout(() => beat((count) => count + 1), LONG);
    return () => clearTimeout(timer);
  }, [names]);
  return (who) => Date.now() - (since.get(who) ?? Date.now()) >= LONG;
}

// ---- somebody comes late

/** Who would like to play; one tap, and they do. */
function Askers({ table }: { table: Table }) {
  return (
    <>
      {Object.entries(table.asking).map(([who, seat]) => {
        const name = table.members[who]?.name ?? "";
        return (
          <Notice
            key={who}
            action={
              <Button
                busy={busy.value === "move_member"}
                onClick={() => void send({ type: "move_member", member: who, ...seat })}
              >
                <Text id="presence-seat-them" name={name} />
              </Button>
            }
          >
            <Text id="presence-asks" name={name} seat={seatCode(seat)} />
          </Notice>
        );
      })}
    </>
  );
}

/** Who only watches asks for a seat, and the host decides. */
function AskForSeat({ table, game, seat }: Scene) {
  const [open, setOpen] = useState(false);
  const asked = table.asking[table.you];
  if (asked)
    return (
      <Notice>
        <div class="stack tight">
          <Text id="presence-asked" seat={seatCode(asked)} />
          <Button onClick={() => void send({ type: "ask_for_seat", role: "watcher" })}>
            <Text id="presence-unask" />
          </Button>
        </div>
      </Notice>
    );
  const free = seatsFor(table, game).filter((code) => maySit(game, seat, code));
  if (!free.length) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Text id="presence-would-play" />
      </Button>
      <Dialog
        open={open}
        title={t("presence-would-play")}
        closeLabel={t("board-close")}
        onClose={close}
      >
        {free.map((code) => (
          <Button
            key={code}
            onClick={() => void send({ type: "ask_for_seat", ...seatOf(code) }).then(close)}
          >
            <Text id="presence-ask-seat" seat={code} />
          </Button>
        ))}
      </Dialog>
    </>
  );
}
