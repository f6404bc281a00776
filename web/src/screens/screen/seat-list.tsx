import { Sign } from "../../look/sign";
import { sameSeat, seatCode, seatsOf } from "../../table/seats";
import type { Table } from "../../table/view";
import { Text } from "../../text/text";

/** Who sits where; an empty seat is shown as one. */
export function SeatList({ table }: { table: Table }) {
  const members = Object.values(table.members);
  return (
    <ul class="tv-seats">
      {seatsOf(table.options.mode).map((seat) => {
        const here = members.filter(
          (member) =>
            sameSeat(member.seat, seat) || (!seat.team && member.seat.role === seat.role),
        );
        return (
          <li key={seatCode(seat)} class={seat.team ? `of-${seat.team}` : undefined}>
            <span class="tv-seat">
              {seat.team && <Sign identity={seat.team} size="0.8em" />}
              <Text id="seat" seat={seatCode(seat)} />
            </span>
            {here.length ? (
              <span>{here.map((member) => member.name).join(", ")}</span>
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
