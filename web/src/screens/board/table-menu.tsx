/** The table itself: who sits where, sounds, and what the host answers for. */

import { useState } from "preact/hooks";
import { Avatar } from "../../look/avatar";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { Drawer } from "../../look/drawer";
import { HostIcon, PauseIcon, PlayIcon } from "../../look/icons";
import { Switch } from "../../look/switch";
import { TableName } from "../../look/table-name";
import type { MemberSeen } from "../../protocol/types";
import { LanguageSwitch } from "../../shell/language-switch";
import { LeaveButton } from "../../shell/leave-button";
import { SettingsButton } from "../../shell/settings-button";
import { holdsKey, mayTakeOver, plays, seatCode } from "../../table/seats";
import { Named } from "../../table/named";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { DevicesDrawer } from "../devices/devices-drawer";
import { AboutMember } from "../strangers/about-member";
import { initialsOf } from "./faces";
import { EndGame } from "./end-game";
import { EmptySeats } from "./guests";
import { busy, closeMenu, send } from "./mine";
import { Refused } from "./refused";
import { seatOf, seatsFor } from "./seats-for";
import { shown } from "./shown";
import { You } from "./top";

/** A dialogue over the board, fetched when somebody opens it. */
export default function TableMenu() {
  const table = shown.value;
  const game = table?.game;
  if (!game) return null;
  const host = table.host === table.you;
  const { strangers } = table.settings;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const short = initialsOf(table);
  return (
    <Dialog open title={t("board-menu")} closeLabel={t("board-close")} onClose={closeMenu}>
      <p>
        <Text id="board-name" name={<TableName name={live.value?.name.value ?? ""} lang={game.options.language} />} />
      </p>
      <Refused />
      {host && !strangers && holdsKey(game.options.mode, seat) && game.phase !== "over" && (
        <p class="small soft">
          <Text id="board-host-knows" />
        </p>
      )}
      <EmptySeats table={table} game={game} seat={seat} />
      <div>
        {Object.entries(table.members).map(([who, member]) => (
          <Person key={who} who={who} member={member} table={table} game={game} short={short[who]} />
        ))}
      </div>
      {host && !strangers && (
        <>
          <Clockwork game={game} />
          <Switch
            label={t("board-lock")}
            note={t("board-lock-note")}
            on={table.locked}
            onTurn={(locked) => void send({ type: "lock_table", locked })}
          />
          {game.phase !== "over" && <EndGame />}
        </>
      )}
      <DevicesDrawer label="board-devices" />
      <div class="row apart">
        <LanguageSwitch />
        <SettingsButton />
      </div>
      <div class="row">
        <a class="button" href={`/how?game=${game.options.mode}`} target="_blank" rel="noopener">
          <Text id="board-how" />
        </a>
        <a class="button quiet" href="/">
          <Text id="app-home" />
        </a>
        <LeaveButton />
      </div>
    </Dialog>
  );
}

/** The clock stands and runs for everybody at once, so the host sees to it. */
function Clockwork({ game }: { game: Game }) {
  if (!game.timer) return null;
  const stands = game.timer.left !== null;
  return (
    <Button
      icon={stands ? <PlayIcon /> : <PauseIcon />}
      busy={busy.value === "pause_timer" || busy.value === "resume_timer"}
      onClick={() => void send({ type: stands ? "resume_timer" : "pause_timer" })}
    >
      <Text id={stands ? "board-resume" : "board-pause"} />
    </Button>
  );
}

function Person({
  who,
  member,
  table,
  game,
  short,
}: {
  who: string;
  member: MemberSeen;
  table: Table;
  game: Game;
  short: string | undefined;
}) {
  const label = (
    <span class="row tight named">
      <Avatar initials={short ?? "?"} bot={Boolean(member.bot)} away={table.away.includes(who)} />
      <Named who={who} table={table} name={member.name} />
      {who === table.you && <You />}
      {who === table.host && <HostIcon size="1.1em" title={t("board-host")} />}
    </span>
  );
  const note = t("seat", { seat: seatCode(member.seat) });
  const host = table.host === table.you;
  const heir = mayTakeOver(table) && who === table.host;
  if (table.settings.strangers && who !== table.you && !member.bot)
    return (
      <Drawer label={label} note={note}>
        <AboutMember who={who} name={member.name} />
      </Drawer>
    );
  if (who === table.you || table.settings.strangers || !(host || heir))
    return (
      <div class="row apart person">
        {label}
        <span class="soft small">{note}</span>
      </div>
    );
  return (
    <Drawer label={label} note={note}>
      {host ? (
        <ForHost who={who} member={member} table={table} game={game} />
      ) : (
        <Button onClick={() => void send({ type: "take_over" })}>
          <Text id="board-take-over" />
        </Button>
      )}
    </Drawer>
  );
}

/** What a host can do about somebody. */
function ForHost({
  who,
  member,
  table,
  game,
}: {
  who: string;
  member: MemberSeen;
  table: Table;
  game: Game;
}) {
  const [sure, setSure] = useState(false);
  return (
    <div class="stack tight">
      {plays(member.seat) && !member.bot && (
        <Button onClick={() => void send({ type: "give_seat_to_bot", member: who })}>
          <Text id="board-give-to-bot" />
        </Button>
      )}
      {!plays(member.seat) &&
        seatsFor(table, game).map((seat) => (
          <Button
            key={seat}
            onClick={() => void send({ type: "move_member", member: who, ...seatOf(seat) })}
          >
            <Text id="board-move" seat={seat} />
          </Button>
        ))}
      {!member.bot && (
        <Button onClick={() => void send({ type: "hand_over", member: who })}>
          <Text id="board-hand-over" />
        </Button>
      )}
      <Button
        kind="danger"
        onClick={() => {
          if (sure) void send({ type: "kick_member", member: who });
          setSure(!sure);
        }}
      >
        <Text id={sure ? "board-kick-sure" : "board-kick"} name={member.name} />
      </Button>
    </div>
  );
}
