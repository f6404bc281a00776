/** Where the codenames of this deal may break, asked for once. */

import { useEffect, useState } from "preact/hooks";
import { wordParts } from "../../protocol/api";
import type { Game } from "../../table/view";

type Parts = Readonly<Record<string, readonly string[]>>;

const NONE: Parts = {};

/** Parts by codename; a codename without any shrinks instead. */
export function useParts(game: Game): Parts {
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void wordParts(game.options.language, game.words).then((answer) => {
      if (answer.ok && !gone) setParts(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [game.commitment]);
  return parts;
}
