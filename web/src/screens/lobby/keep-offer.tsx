/** An offer to whoever does not keep this table: it is found again on the front page. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { Notice } from "../../look/notice";
import { beginPerson, comeToMyTable, myTables } from "../../protocol/me";
import type { Table } from "../../table/view";
import { language, t, Text } from "../../text/text";
import { heardOf, isPerson, keepPerson, newestDevice, whyNot } from "../me/person";

/** A drawer, open at a table over days; nothing where the table is kept already. */
export function KeepOffer({ id, table }: { id: string; table: Table }) {
  const [offered, setOffered] = useState(!isPerson());
  const [kept, setKept] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let wanted = isPerson();
    if (wanted)
      void myTables().then((answer) => {
        const missing = heardOf(answer).ok && answer.ok && !answer.value.some((one) => one.table === id);
        if (wanted) setOffered(missing || !isPerson());
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (kept)
    return (
      <Notice kind="fine">
        <Text id="lobby-kept" />
      </Notice>
    );
  if (!offered) return null;
  const keep = async () => {
    setBusy(true);
    const problem = await keepHere(id, table.members[table.you]?.name ?? "");
    setBusy(false);
    setTrouble(problem);
    setKept(!problem);
  };
  return (
    <Drawer label={t("lobby-keep")} open={Boolean(table.settings.slow)}>
      <p>
        <Text id="lobby-keep-about" />
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <Button busy={busy} onClick={() => void keep()}>
        <Text id="lobby-keep" />
      </Button>
    </Drawer>
  );
}

/** Become a person, if one is none yet, who keeps this table; why not, or nothing. */
async function keepHere(id: string, name: string): Promise<string> {
  if (!isPerson()) {
    const begun = await beginPerson(name, language.value);
    if (!begun.ok) return whyNot(begun.trouble);
    keepPerson(newestDevice(begun.value));
  }
  const kept = await comeToMyTable(id);
  return kept.ok ? "" : whyNot(kept.trouble);
}
