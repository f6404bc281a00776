/** Below the duty of a slow table: how long there is, more time, and what one has missed. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { serverNow } from "../../protocol/clock";
import type { EventSeen } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { lazily } from "../../shell/lazily";
import { plays } from "../../table/seats";
import "../../table/slow";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { listed, t, Text } from "../../text/text";
import { busy, happened, send } from "../board/mine";
import { shown } from "../board/shown";
import { lasting } from "./lasting";
import { keepSeen, lastSeen, missedFrom } from "./seen";

const MissedDialog = lazily(() => import("./missed"));
const BEAT = 30_000;
const MOST_GIVEN = 2;

/** All of it; nothing where no game waits for anybody. */
export default function SlowBar() {
  useNews();
  const table = shown.value;
  const game = table?.game;
  if (!table || !game) return null;
  return (
    <div class="slow">
      <TimeLine table={table} />
      <MoreTime table={table} />
      <Missed key={live.value?.id} table={table} game={game} />
    </div>
  );
}

/** "14 hours left, then your 3 days in reserve." */
function TimeLine({ table }: { table: Table }) {
  const [, beat] = useState(0);
  useEffect(() => {
    const drum = setInterval(() => beat((count) => count + 1), BEAT);
    return () => clearInterval(drum);
  }, []);
  const said = timeText(table, serverNow());
  return said ? <p class="small">{said}</p> : null;
}

/** How long those have who are awaited. */
export function timeText({ awaited, members, you }: Table, now: number): string {
  if (!awaited || awaited.who.every((who) => members[who]?.bot)) return "";
  const mine = awaited.who.includes(you);
  const names = listed(awaited.who.map((who) => members[who]?.name ?? t("board-somebody")));
  const reserve = awaited.last - Math.max(awaited.until, now);
  if (now >= awaited.until)
    return t(mine ? "slow-in-reserve-mine" : "slow-in-reserve", { names, time: lasting(reserve) });
  const time = lasting(awaited.until - now);
  if (reserve <= 0) return t(mine ? "slow-left-mine" : "slow-left", { names, time });
  const values = { names, time, reserve: lasting(reserve) };
  return t(mine ? "slow-left-and-reserve-mine" : "slow-left-and-reserve", values);
}

/** Whoever waits can be patient. */
function MoreTime({ table }: { table: Table }) {
  const { awaited, members, you } = table;
  const seat = members[you]?.seat;
  if (!awaited || !seat || !plays(seat) || awaited.who.includes(you)) return null;
  const isTheirs = awaited.who.some((who) => !members[who]?.bot);
  if (!isTheirs || (awaited.given ?? 0) >= MOST_GIVEN) return null;
  return (
    <Button
      kind="quiet"
      busy={busy.value === "give_time"}
      onClick={() => void send({ type: "give_time" })}
    >
      <Text id="slow-give-time" />
    </Button>
  );
}

/** What has happened since one was here, if anything has; to be looked at card by card. */
function Missed({ table, game }: { table: Table; game: Game }) {
  const id = live.value?.id ?? "";
  const { covers, clues, touches, endings } = game;
  const moment = covers.length + clues.length + touches.length + endings.length;
  const [came] = useState(() => ({ before: lastSeen(id), game: table.games, moment }));
  const [open, setOpen] = useState(false);
  useEffect(() => keepSeen(id, { game: table.games, moment }), [id, table.games, moment]);
  const { before } = came;
  if (!before || came.game !== table.games) return null;
  const from = before.game === table.games ? before.moment : 0;
  const count = came.moment - from;
  if (count <= 0) return null;
  const look = async () => {
    await MissedDialog.come();
    missedFrom.value = from + 1;
    setOpen(true);
  };
  return (
    <>
      <Button onClick={() => void look()}>
        <Text id="slow-missed" count={count} />
      </Button>
      {open && missedFrom.value !== null && <MissedDialog />}
    </>
  );
}

/** Say what time brings; the board itself knows nothing of it. */
function useNews(): void {
  const here = live.value;
  useEffect(
    () =>
      here?.onNews((news, _before, after) => {
        const said = news.type === "event" ? newsText(news.event, after) : "";
        if (!said) return;
        happened.value = said;
        announce(said);
      }),
    [here],
  );
}

/** What time brought, as a sentence. */
export function newsText(event: EventSeen, { members }: Table): string {
  const name = (who: string) => members[who]?.name ?? t("board-somebody");
  if (event.type === "time_ran_out" && !event.left)
    return t("slow-ran-out", { names: listed(event.who.map(name)) });
  if (event.type === "time_given")
    return event.by ? t("slow-given", { name: name(event.by) }) : t("slow-server-was-away");
  if (event.type === "member_came" && event.stands_in) return t("slow-stands-in", { name: event.name });
  return "";
}
