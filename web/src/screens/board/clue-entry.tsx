/** A spymaster writes a clue: one word, one number. */

import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { Button } from "../../look/button";
import { NumberPad } from "../../look/choice";
import { Field } from "../../look/field";
import { judgeClue } from "../../protocol/api";
import type { ClueNumber } from "../../protocol/types";
import { numbersOf } from "../../table/sheets";
import { table } from "../../table/table";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";
import { remarkOf, useVerdict } from "./judging";
import { busy, draft, send, trouble, type Draft } from "./mine";

/** Characters; the rules say more precisely what is too long. */
export const LONGEST_CLUE = 60;

/** The form; what is written stays until the clue is out. `mar 2` is a word and a number. */
export function ClueEntry({ game, asks }: { game: Game; asks: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useRoomForNumbers(form);
  const { word: typed, number: noted } = draft.value;
  const said = typed.trim();
  const here = table.value?.id ?? "";
  const judged = useVerdict(here, said);
  const word = judged?.word ?? said;
  const number = judged?.number ?? noted;
  const { state, text } = remarkOf(judged, word, number, game);
  const last = game.consultations.at(-1);
  const asked = last?.allowed === null && last.word.toLowerCase() === word.toLowerCase();
  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
    trouble.value = null; // said of what was written before
  };
  const give = async () => {
    if (!said) return;
    const answer = judged ? null : await judgeClue(here, said); // somebody is quicker than the referee
    const heard = answer?.ok ? answer.value : judged;
    const clue = { word: heard?.word ?? said, number: heard?.number ?? noted };
    if (draft.peek().word.trim() !== said) return; // and writes on
    change({ ...clue, chosen: clue.number !== null });
    if (clue.number === null) form.current?.querySelector<HTMLInputElement>("[type=radio]")?.focus();
    else void send({ type: "give_clue", word: clue.word, number: clue.number });
  };
  return (
    <form
      class="clue-entry"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <Field
        label={t("board-word")}
        placeholder={t("board-word")}
        value={typed}
        onText={(text) => change({ word: text })}
        remark={text}
        state={state}
        lang={game.options.language}
        maxLength={LONGEST_CLUE}
        autocapitalize="off"
        enterKeyHint={number === null ? "next" : "send"}
        spellcheck={false}
        codename
        beside={
          <Button
            disabled={!said || asked || !asks}
            busy={busy.value === "consult_clue"}
            onClick={() => void send({ type: "consult_clue", word, number })}
          >
            <Text id="board-ask" />
          </Button>
        }
      />
      <NumberPad
        legend={t("board-number")}
        numbers={numbersOf(game.options)}
        value={number}
        onChoose={(picked: ClueNumber) => change({ word, number: picked, chosen: true })}
        unlimited={t("unlimited")}
      />
      <Button
        kind="primary"
        type="submit"
        class="main-action"
        disabled={!said}
        busy={busy.value === "give_clue"}
      >
        <Text id="board-give" />
      </Button>
    </form>
  );
}

/** A phone's keyboard covers what stands below the word; the numbers stay above it. */
function useRoomForNumbers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const raise = () => {
      if (form.current?.contains(document.activeElement))
        form.current.querySelector("fieldset")?.scrollIntoView({ block: "nearest" });
    };
    seen?.addEventListener("resize", raise);
    return () => seen?.removeEventListener("resize", raise);
  }, [form]);
}
