import { useCallback } from "preact/hooks";
import { analyseGame } from "../../protocol/records";
import { table, view } from "../../table/table";
import { Text } from "../../text/text";
import { Analysis } from "../analysis/analysis";
import { fromGame } from "../replay/played";

/** The analysis of the table's last game. */
export default function GameAnalysis() {
  const here = table.value?.id ?? "";
  const now = view.value;
  const game = now?.game;
  const number = now?.games ?? 0;
  const ask = useCallback(
    (signal: AbortSignal) => analyseGame(here, number, signal),
    [here, number],
  );
  if (!game) return null;
  return (
    <div class="page wide stack">
      <h1>
        <Text id="analysis-title" />
      </h1>
      <p>
        <a href={`/t/${here}`}>
          <Text id="analysis-to-end" />
        </a>
      </p>
      <Analysis subject={{ ask, played: fromGame(game) }} />
    </div>
  );
}
