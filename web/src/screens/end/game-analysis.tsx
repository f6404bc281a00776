import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import { getRecord } from "../../protocol/api";
import type { Answer } from "../../protocol/answer";
import { Waiting } from "../../shell/waiting";
import { table, view } from "../../table/table";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";
import { Analysis } from "../analysis/analysis";
import { fromGame } from "../replay/played";

/** The analysis of the table's last game. */
export default function GameAnalysis() {
  const here = table.value?.id ?? "";
  const now = view.value;
  const game = now?.game;
  const number = now?.games ?? 0;
  const [record, setRecord] = useState<Answer<string> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    setRecord(null);
    void getRecord(here, number).then((answer) => {
      if (!gone) setRecord(answer);
    });
    return () => {
      gone = true;
    };
  }, [here, number, tries]);
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
      {!record && <Waiting />}
      {record && !record.ok && (
        <Notice
          kind="wrong"
          action={
            <Button onClick={() => setTries(tries + 1)}>
              <Text id="analysis-retry" />
            </Button>
          }
        >
          {troubleText(record.trouble)}
        </Notice>
      )}
      {record?.ok && <Analysis subject={{ record: record.value, played: fromGame(game) }} />}
    </div>
  );
}
