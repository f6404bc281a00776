/** What the host can do with everybody at once. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { BotIcon, ShuffleIcon } from "../../look/icons";
import { Switch } from "../../look/switch";
import type { Level } from "../../protocol/types";
import type { Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { LevelChoice } from "../opening/bot-choice";
import { ask, busy } from "./asking";

/** In reach of the seats: those who are missing, and chance. */
export function SeatTools({ table, level }: { table: Table; level: Level | null }) {
  return (
    <div class="row tight">
      {level && table.missing.length > 0 && (
        <Button
          icon={<BotIcon size="1.25em" />}
          busy={busy.value === "fill_seats"}
          onClick={() => void ask({ type: "fill_seats", level })}
        >
          <Text id="lobby-fill" />
        </Button>
      )}
      <Button
        icon={<ShuffleIcon size="1.25em" />}
        busy={busy.value === "shuffle_teams"}
        onClick={() => void ask({ type: "shuffle_teams" })}
      >
        <Text id="lobby-shuffle" />
      </Button>
    </div>
  );
}

/** In a drawer: the door, how well new bots play, and the end of the evening. */
export function HostDrawer({
  table,
  levels,
  level,
  onLevel,
}: {
  table: Table;
  levels: readonly Level[];
  level: Level | null;
  onLevel: (level: Level) => void;
}) {
  const [sure, setSure] = useState(false);
  return (
    <Drawer label={<Text id="lobby-for-host" />}>
      {level && (
        <LevelChoice legend={t("lobby-level")} levels={levels} level={level} onLevel={onLevel} />
      )}
      <Switch
        label={t("board-lock")}
        note={t("board-lock-note")}
        on={table.locked}
        onTurn={(locked) => void ask({ type: "lock_table", locked })}
      />
      <Button
        kind="danger"
        onClick={() => (sure ? void ask({ type: "close_table" }) : setSure(true))}
      >
        <Text id={sure ? "lobby-close-sure" : "lobby-close"} />
      </Button>
    </Drawer>
  );
}
