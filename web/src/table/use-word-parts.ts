/** Where codenames may break on narrow cards, asked for once. */

import { useEffect, useState } from "preact/hooks";
import { wordParts } from "../protocol/api";
import { isPicture } from "./pictures";

/** Parts by codename. */
export type Parts = Readonly<Record<string, readonly string[]>>;

const NONE: Parts = {};

/** The parts of these words; until they are there, and for those without any, words shrink. */
export function useWordParts(language: string, words: readonly string[]): Parts {
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let gone = false;
    const written = words.filter((word) => !isPicture(word));
    if (written.length)
      void wordParts(language, written).then((answer) => {
        if (answer.ok && !gone) setParts(answer.value);
      });
    return () => {
      gone = true;
    };
  }, [language, words.join()]);
  return parts;
}
