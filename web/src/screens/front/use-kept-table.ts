import { useEffect, useState } from "preact/hooks";
import { showTable } from "../../protocol/api";
import { forgetTable, keptTable, type KeptTable } from "../../shell/kept";

const GONE = ["no_seat", "no_such_table", "table_closed"];

/** The table you sit at, if you still do; without a network we take your word for it. */
export function useKeptTable(): KeptTable | null {
  const [shown, show] = useState<KeptTable | null>(null);
  useEffect(() => {
    const kept = keptTable();
    if (!kept) return;
    let wanted = true;
    void showTable(kept.id).then((answer) => {
      const gone = answer.ok ? answer.value.view.closed : GONE.includes(answer.trouble.code);
      if (gone) forgetTable(kept.id);
      else if (wanted) show(kept);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return shown;
}
