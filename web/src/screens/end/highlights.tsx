import { useEffect, useState } from "preact/hooks";
import { analyseGame } from "../../protocol/records";
import { called } from "../../table/pictures";
import { Text } from "../../text/text";
import { share } from "../analysis/figures";
import { longShots, type Touched } from "../analysis/judgement";
import type { Played } from "../replay/played";
import { ClueSaid } from "../replay/story";
import { bestTurn } from "./best";

const PATIENCE = 1_500; // who deals again at once makes nobody read the clues

/** The clue that found most, and the find that nobody expected. */
export function Highlights({ played, table, number }: { played: Played; table: string; number: number }) {
  const { language: lang } = played.options;
  const best = bestTurn(played);
  const lucky = useLuckiest(played, table, number);
  if (!best && !lucky) return null;
  return (
    <div class="highlights">
      {best && (
        <p>
          <Text
            id="end-best"
            count={best.found}
            clue={<ClueSaid word={best.clue.word} number={best.clue.number} lang={lang} />}
          />
        </p>
      )}
      {lucky && (
        <p>
          <Text
            id="end-luckiest"
            word={
              <b class="codename" lang={lang}>
                {called(played.words[lucky.touch.card])}
              </b>
            }
            clue={<ClueSaid word={lucky.clue.word} number={lucky.clue.number} lang={lang} />}
            chance={share(Math.max(lucky.touch.chance, 0.01))} // it did happen
          />
        </p>
      )}
    </div>
  );
}

function useLuckiest(played: Played, table: string, number: number): Touched | null {
  const [lucky, setLucky] = useState<Touched | null>(null);
  const { mode } = played.options;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void analyseGame(table, number, stop.signal).then((found) => {
        if (found.ok) setLucky(longShots(found.value.clues, mode)[0] ?? null);
      });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [table, number]);
  return lucky;
}
