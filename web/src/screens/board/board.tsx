import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import type { Trouble } from "../../protocol/answer";
import type { MemberCommand } from "../../protocol/types";
import { duty } from "../../table/duties";
import { mySeat, table, view } from "../../table/table";
import { seatNames, troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";

/** The game. */
export default function Board() {
  const [word, setWord] = useState("");
  const [number, setNumber] = useState("1");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const here = table.value;
  const game = view.value?.game;
  if (!here || !view.value || !game) return null;
  const send = async (command: MemberCommand) => {
    const answer = await here.do(command);
    setTrouble(answer.ok ? null : answer.trouble);
  };
  const press = (card: number) =>
    game.phase === "penalty"
      ? send({ type: "cover_penalty_word", card })
      : game.phase === "simulate"
        ? send({ type: "cover_opponent_word", card })
        : send({ type: "guess_word", card, turn: game.turn });
  const { id, values } = duty(view.value, seatNames);
  return (
    <div class="page">
      <h1>
        <Text id={id} {...values} />
      </h1>
      <p>
        {game.left.red} : {game.left.blue} {game.clue?.word} {game.clue?.number}
      </p>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)" }}>
        {game.words.map((codename, card) => (
          <button key={codename} type="button" onClick={() => void press(card)}>
            {codename} {game.cells[card]}
          </button>
        ))}
      </div>
      <p role="status">{trouble && troubleText(trouble)}</p>
      {mySeat.value.role === "spymaster" && game.phase === "clue" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send({ type: "give_clue", word, number: Number(number) });
          }}
        >
          <Field label={t("board-word")} value={word} onText={setWord} codename />
          <Field label={t("board-number")} value={number} onText={setNumber} inputMode="numeric" />
          <Button kind="primary" type="submit">
            <Text id="board-give" />
          </Button>
        </form>
      )}
      {mySeat.value.role === "operative" && game.phase === "guess" && (
        <Button onClick={() => void send({ type: "stop_guessing", turn: game.turn })}>
          <Text id="board-stop" />
        </Button>
      )}
    </div>
  );
}
