/** The seats, side by side: agencies, those who serve both, or one team. */

import { Button, IconButton } from "../../look/button";
import { BotIcon, EyeIcon } from "../../look/icons";
import { classes } from "../../look/identity";
import { Sign } from "../../look/sign";
import type { Level } from "../../protocol/types";
import { plays, seatCode } from "../../table/seats";
import { colourOf, isTogether } from "../../table/sheets";
import type { Table } from "../../table/view";
import { byCode, t, Text } from "../../text/text";
import { ask } from "./asking";
import { over } from "./drag";
import { Person } from "./person";
import { sidesOf, WATCHES, watchersOf, type Place, type SideOfTable } from "./places";

/** All the seats of the table, and the bench of those who watch. */
export function Seats({ table, level }: { table: Table; level: Level | null }) {
  return (
    <div class="stack">
      <div class="agencies">
        {sidesOf(table).map((side) => (
          <Agency key={side.team} side={side} table={table} level={level} />
        ))}
      </div>
      <Watchers table={table} />
    </div>
  );
}

function Agency({ side, table, level }: { side: SideOfTable; table: Table; level: Level | null }) {
  const { mode } = table.options;
  const colour = side.team && colourOf(mode, side.team);
  return (
    <section class={classes("agency", colour ? `of-${colour}` : "of-none")}>
      <h2 class={classes("agency-head", colour && `of woven of-${colour}`)}>
        <span>
          {side.team && colour ? (
            <>
              <Sign identity={colour} size="0.8em" /> <Text id="board-agency" team={side.team} />
            </>
          ) : (
            <Text id={isTogether(mode) ? "lobby-one-team" : "lobby-for-both"} />
          )}
        </span>
      </h2>
      {side.places.map((place) => (
        <SeatPlace key={place.seat.role} place={place} table={table} level={level} />
      ))}
    </section>
  );
}

function SeatPlace({ place, table, level }: { place: Place; table: Table; level: Level | null }) {
  const { seat, people } = place;
  const mine = people.some(({ who }) => who === table.you);
  const bots = people.some(({ bot }) => bot); // they make room for people
  const canSit = !mine && (place.room || bots);
  const canAdd = table.host === table.you && level !== null && place.room;
  const code = seatCode(seat);
  return (
    <div
      class={classes("place", over.value === code && "over", place.needed && "needed")}
      data-place={code}
    >
      <h3 class="label">
        <Text id={byCode("lobby-", place.label)} />
      </h3>
      {people.map((one) => (
        <Person key={one.who} one={one} table={table} />
      ))}
      {(canSit || canAdd) && (
        <div class="empty-seat">
          {canSit && (
            <Button
              aria-label={t("lobby-sit-at", { seat: code })}
              onClick={() => void ask({ type: "take_seat", ...seat })}
            >
              <Text id="lobby-sit" />
            </Button>
          )}
          {canAdd && level && (
            <IconButton
              kind="plain"
              label={t("lobby-add-bot", { seat: code })}
              onClick={() => void ask({ type: "add_bot", level, ...seat })}
            >
              <BotIcon />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

function Watchers({ table }: { table: Table }) {
  const watchers = watchersOf(table);
  const me = table.members[table.you];
  return (
    <section
      class={classes("place watchers", over.value === WATCHES.role && "over")}
      data-place={WATCHES.role}
    >
      <h2 class="label">
        <Text id="lobby-watchers" />
      </h2>
      <div class="row tight">
        {watchers.map((one) => (
          <Person key={one.who} one={one} table={table} />
        ))}
        {!watchers.length && (
          <span class="soft small">
            <Text id="lobby-watchers-none" />
          </span>
        )}
        {me && plays(me.seat) && (
          <Button
            kind="quiet"
            icon={<EyeIcon size="1.25em" />}
            onClick={() => void ask({ type: "take_seat", ...WATCHES })}
          >
            <Text id="lobby-watch" />
          </Button>
        )}
      </div>
    </section>
  );
}
