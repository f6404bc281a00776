/** Somebody at the table, as a card that can be dragged to a seat; the host can see to them. */

import { useState } from "preact/hooks";
import { Avatar } from "../../look/avatar";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { HostIcon } from "../../look/icons";
import { classes } from "../../look/identity";
import { initials } from "../../look/initials";
import { mayTakeOver, plays, sameSeat, seatCode } from "../../table/seats";
import type { Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { levelName } from "../opening/bot-choice";
import { ask } from "./asking";
import { useDrag } from "./drag";
import { sidesOf, WATCHES, type Someone } from "./places";

/** One person. */
export function Person({ one, table }: { one: Someone; table: Table }) {
  const [open, setOpen] = useState(false);
  const me = one.who === table.you;
  const host = table.host === table.you;
  const drop = (code: string) => void sitAt(code, one, table);
  const card = useDrag<HTMLDivElement>(me, drop);
  const button = useDrag<HTMLButtonElement>(host && !me, drop);
  const { in_time: inTime = 0, overdue = 0 } = table.times[one.who] ?? {};
  const notes = [
    me ? t("lobby-you") : "",
    one.bot ? t("lobby-bot", { level: levelName(one.bot) }) : "",
    table.away.includes(one.who) ? t("presence-away") : "",
    table.ready.includes(one.who) ? t("lobby-is-ready") : "",
    inTime || overdue ? t("slow-kept", { inTime, overdue }) : "",
  ].filter(Boolean);
  const inside = (
    <>
      <Avatar initials={initials(one.name)} bot={Boolean(one.bot)} away={table.away.includes(one.who)} />
      <span class="who">
        <b>{one.name}</b>
        {notes.length > 0 && <small>{notes.join(", ")}</small>}
      </span>
      {one.who === table.host && <HostIcon size="1.25em" title={t("lobby-host")} />}
    </>
  );
  const heir = mayTakeOver(table) && one.who === table.host;
  if (me || !(host || heir))
    return (
      <div class={classes("person-card", me && "me moves")} ref={card}>
        {inside}
      </div>
    );
  const onDone = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        class={classes("person-card", host && "moves")}
        ref={button}
        onClick={() => setOpen(true)}
      >
        {inside}
        <span class="unseen">
          <Text id={host ? "lobby-see-to" : "board-take-over"} />
        </span>
      </button>
      <Dialog
        open={open}
        title={one.name}
        closeLabel={t("board-close")}
        onClose={onDone}
      >
        {host ? (
          <ForHost one={one} table={table} onDone={onDone} />
        ) : (
          <Button
            onClick={() => {
              onDone();
              void ask({ type: "take_over" });
            }}
          >
            <Text id="board-take-over" />
          </Button>
        )}
      </Dialog>
    </>
  );
}

/** Somebody was dropped on a seat: oneself, or by the host anybody. */
function sitAt(code: string, one: Someone, table: Table) {
  const places = sidesOf(table).flatMap((side) => side.places);
  const seat = places.find((place) => seatCode(place.seat) === code)?.seat ?? WATCHES;
  if (sameSeat(one.seat, seat)) return;
  const me = one.who === table.you;
  return ask(
    me ? { type: "take_seat", ...seat } : { type: "move_member", member: one.who, ...seat },
  );
}

/** What a host can do about somebody. */
function ForHost({ one, table, onDone }: { one: Someone; table: Table; onDone: () => void }) {
  const [sure, setSure] = useState(false);
  const act = (command: Parameters<typeof ask>[0]) => {
    onDone();
    void ask(command);
  };
  const seats = sidesOf(table)
    .flatMap(({ places }) => places)
    .filter(({ people }) => !people.some(({ who }) => who === one.who))
    .filter(({ room, people }) => room || people.some(({ bot }) => bot)) // bots make room
    .map(({ seat }) => seat);
  return (
    <div class="stack tight">
      {seats.map((seat) => (
        <Button
          key={seatCode(seat)}
          onClick={() => act({ type: "move_member", member: one.who, ...seat })}
        >
          <Text id="board-move" seat={seatCode(seat)} />
        </Button>
      ))}
      {plays(one.seat) && !one.bot && (
        <Button onClick={() => act({ type: "move_member", member: one.who, role: "watcher" })}>
          <Text id="lobby-let-watch" />
        </Button>
      )}
      {!one.bot && (
        <Button onClick={() => act({ type: "hand_over", member: one.who })}>
          <Text id="board-hand-over" />
        </Button>
      )}
      <Button
        kind="danger"
        onClick={() => (sure ? act({ type: "kick_member", member: one.who }) : setSure(true))}
      >
        <Text id={sure ? "board-kick-sure" : "board-kick"} name={one.name} />
      </Button>
    </div>
  );
}
