/** A screen without a seat takes one among the watchers by itself: nobody types on a TV. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import type { Trouble } from "../../protocol/answer";
import { joinTable } from "../../protocol/api";
import { route } from "../../route";
import { Waiting } from "../../shell/waiting";
import { goToTable } from "../../table/table";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";

const MOST_SCREENS = 9;

/** Comes in, or says why it cannot. */
export default function ScreenComes() {
  const { page } = route.value;
  const id = page.name === "table" ? page.id : "";
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const come = async () => {
    setTrouble(null);
    const failed = await sit(id);
    if (failed) setTrouble(failed);
    else goToTable(id);
  };
  useEffect(() => void come(), [id]);
  if (!trouble) return <Waiting />;
  return (
    <div class="page stack">
      <h1>
        <Text id="app-page" page="table" />
      </h1>
      <Notice kind="wrong">{troubleText(trouble)}</Notice>
      <Button kind="primary" onClick={() => void come()}>
        <Text id="screen-again" />
      </Button>
    </div>
  );
}

/** Names are taken once at a table, and there may be a screen in the kitchen as well. */
async function sit(id: string): Promise<Trouble | null> {
  for (let count = 1; ; count += 1) {
    const name = t("screen-name");
    const answer = await joinTable(id, count > 1 ? `${name} ${count}` : name);
    if (answer.ok) return null;
    if (answer.trouble.code !== "name_taken" || count === MOST_SCREENS) return answer.trouble;
  }
}
