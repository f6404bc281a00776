import { Button } from "../../look/button";
import { duty } from "../../table/duties";
import { seatCode, seatsOf } from "../../table/seats";
import { table, view } from "../../table/table";
import { seatNames } from "../../text/codes";
import { Text } from "../../text/text";

/** Before a game: who sits where. */
export default function Lobby() {
  const here = table.value;
  const now = view.value;
  if (!here || !now) return null;
  const { id, values } = duty(now, seatNames);
  return (
    <div class="page">
      <h1>{here.name.value}</h1>
      <p>
        <Text id={id} {...values} />
      </p>
      <ul>
        {seatsOf(now.options.mode).map((seat) => (
          <li key={seatCode(seat)}>
            <Button onClick={() => void here.do({ type: "take_seat", ...seat })}>
              <Text id="seat" seat={seatCode(seat)} />
            </Button>
          </li>
        ))}
      </ul>
      <ul>
        {Object.entries(now.members).map(([who, member]) => (
          <li key={who}>
            {member.name}: <Text id="seat" seat={seatCode(member.seat)} />
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        disabled={now.missing.length > 0}
        onClick={() => void here.do({ type: "start_game" })}
      >
        <Text id="lobby-start" />
      </Button>
    </div>
  );
}
