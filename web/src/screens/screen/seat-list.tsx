import { Sign } from "../../look/sign";
import { Named } from "../../table/named";
import { seatsOf } from "../../table/seats";
import { colourOf, placeOf } from "../../table/sheets";
import type { Table } from "../../table/view";
import { Text } from "../../text/text";

/** Who sits where; an empty seat is shown as one. */
export function SeatList({ table }: { table: Table }) {
  const { mode } = table.options;
  const members = Object.entries(table.members);
  return (
    <ul class="tv-seats">
      {seatsOf(mode).map((seat) => {
        const here = members.filter(([, member]) => placeOf(mode, member.seat) === seat);
        const colour = seat.team && colourOf(mode, seat.team);
        return (
          <li key={seat.code} class={colour ? `of-${colour}` : undefined}>
            <span class="tv-seat">
              {colour && <Sign identity={colour} size="0.8em" />}
              <Text id="seat" seat={seat.code} />
            </span>
            {here.length ? (
              <span>
                {here.map(([who, { name }], place) => (
                  <>
                    {place > 0 && ", "}
                    <Named key={who} who={who} table={table} name={name} />
                  </>
                ))}
              </span>
            ) : (
              <span class="soft">
                <Text id="screen-free" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
