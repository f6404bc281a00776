/** The last game of a table with every step of its record, also what was said about the clues. */

import { useEffect, useState } from "preact/hooks";
import { getRecord, verifyRecord } from "../../protocol/records";
import type { RecordRead } from "../../protocol/types";
import type { Game } from "../../table/view";
import { fromGame, fromRecord, type Played } from "./played";

/** As the table knows it until the record is here, and where nobody can be asked for it. */
export function useRecorded(game: Game, table: string, number: number): Played {
  const [record, setRecord] = useState<RecordRead | null>(null);
  useEffect(() => {
    let gone = false;
    void read(table, number).then((found) => {
      if (!gone) setRecord(found);
    });
    return () => {
      gone = true;
    };
  }, [table, number, game.salt]); // the salt comes a moment after the end
  return record?.commitment === game.commitment ? fromRecord(record) : fromGame(game);
}

async function read(table: string, number: number): Promise<RecordRead | null> {
  const text = await getRecord(table, number);
  const checked = text.ok ? await verifyRecord(text.value) : text;
  return (checked.ok && checked.value.record) || null;
}
