/** Who plays for a team: whoever gives its clues first, and marked. */

import { KeyIcon } from "../../look/icons";
import { classes } from "../../look/identity";
import type { Mode, Seat, Team } from "../../protocol/types";
import { plays } from "../../table/seats";
import { placeOf } from "../../table/sheets";
import type { Table } from "../../table/view";
import { t } from "../../text/text";

/** Somebody in a team. */
export interface TeamMate {
  id: string;
  name: string;
  bot: boolean;
  you: boolean;
  gives: boolean;
}

/** The people of a team; who guesses for both belongs to each. */
export function teamMates(table: Table, mode: Mode, team: Team): TeamMate[] {
  // where everybody gives and guesses, nobody is marked
  const gives = (seat: Seat) => {
    const place = placeOf(mode, seat);
    return Boolean(place?.gives && !place.guesses);
  };
  return Object.entries(table.members)
    .filter(([, { seat }]) => seat.team === team || (plays(seat) && !seat.team))
    .map(([id, { name, seat, bot }]) => ({
      id,
      name,
      bot: Boolean(bot),
      you: id === table.you,
      gives: gives(seat),
    }))
    .sort((one, other) => Number(other.gives) - Number(one.gives));
}

/** The names beside a counter, on two short lines. */
export function TeamNames({ table, mode, team }: { table: Table; mode: Mode; team: Team }) {
  const mates = teamMates(table, mode, team);
  const lines = [mates.filter(({ gives }) => gives), mates.filter(({ gives }) => !gives)];
  return (
    <span class="names">
      {lines.map((line, place) => (
        <span key={place}>
          {place === 0 && line.length > 0 && (
            <KeyIcon size="1em" title={t("seat", { seat: "spymaster" })} />
          )}
          {line.map(({ id, name, you }, at) => {
            const away = table.away.includes(id);
            return (
              <>
                {at > 0 && ", "}
                <span key={id} class={classes(you && "me", away && "soft")}>
                  {you ? t("board-you") : name}
                  {away && <span class="unseen"> ({t("presence-away")})</span>}
                </span>
              </>
            );
          })}
        </span>
      ))}
    </span>
  );
}
