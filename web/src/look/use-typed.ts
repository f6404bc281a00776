import { useState } from "preact/hooks";

/** A line that somebody types, and what was wrong with it, which holds until they type on. */
export function useTyped(first = "", wrong = "") {
  const [text, setText] = useState(first);
  const [trouble, setTrouble] = useState(wrong);
  const field = {
    value: text,
    state: trouble ? ("wrong" as const) : ("plain" as const),
    onText: (typed: string) => {
      setText(typed);
      setTrouble("");
    },
  };
  return { text, setText, trouble, setTrouble, field };
}
