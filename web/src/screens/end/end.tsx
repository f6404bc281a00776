import { duty } from "../../table/duties";
import { view } from "../../table/table";
import { seatNames } from "../../text/codes";
import { Text } from "../../text/text";

/** After a game. */
export default function End() {
  if (!view.value?.game) return null;
  const { id, values } = duty(view.value, seatNames);
  return (
    <div class="page">
      <h1>
        <Text id={id} {...values} />
      </h1>
      <p>{view.value.game.words.map((word, card) => `${word} ${view.value?.game?.cells[card]} `)}</p>
    </div>
  );
}
