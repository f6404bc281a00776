/** A spymaster writes a clue: one word, one number. */

import { Button } from "../../look/button";
import { NumberPad } from "../../look/choice";
import { Field } from "../../look/field";
import type { ClueNumber } from "../../protocol/types";
import { table } from "../../table/table";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";
import { busy, draft, send, trouble } from "./desk";
import { remarkOf, useVerdict } from "./judging";

/** Characters; the rules say more precisely what is too long. */
export const LONGEST_CLUE = 60;

/** The form; what is written stays until the clue is out. */
export function ClueEntry({ game }: { game: Game }) {
  const { word, number } = draft.value;
  const said = word.trim();
  const verdict = useVerdict(table.value?.id ?? "", said);
  const { state, text } = remarkOf(verdict, said, number, game);
  const ready = said !== "" && number !== null;
  const expert = game.options.expert_clues;
  const last = game.consultations.at(-1);
  const asked = last?.allowed === null && last.word.toLowerCase() === said.toLowerCase();
  const change = (part: Partial<typeof draft.value>) => {
    draft.value = { ...draft.value, ...part };
    trouble.value = null; // said of what was written before
  };
  const give = () => {
    if (number !== null) void send({ type: "give_clue", word: said, number });
  };
  return (
    <form
      class="clue-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) give();
      }}
    >
      <Field
        label={t("board-word")}
        placeholder={t("board-word")}
        value={word}
        onText={(typed) => change({ word: typed })}
        remark={text}
        state={state}
        lang={game.options.language}
        maxLength={LONGEST_CLUE}
        autocapitalize="off"
        enterKeyHint="done"
        spellcheck={false}
        codename
        beside={
          <Button
            disabled={!said || asked}
            busy={busy.value === "consult_clue"}
            onClick={() => void send({ type: "consult_clue", word: said, number })}
          >
            <Text id="board-ask" />
          </Button>
        }
      />
      <NumberPad
        legend={t("board-number")}
        value={number}
        onChoose={(chosen: ClueNumber) => change({ number: chosen })}
        min={expert ? 0 : 1}
        {...(expert && { unlimited: t("unlimited") })}
      />
      <Button
        kind="primary"
        type="submit"
        class="main-action"
        disabled={!ready}
        busy={busy.value === "give_clue"}
      >
        <Text id="board-give" />
      </Button>
    </form>
  );
}
