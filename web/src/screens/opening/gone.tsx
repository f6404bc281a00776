/** There is nothing at this table to come back to: why, and a way on. */

import "./opening.css";
import { Empty } from "../../look/empty";
import { LampIcon } from "../../look/icons";
import { Button } from "../../look/button";
import { Frame } from "../../shell/frame";
import { forgetTable } from "../../shell/kept";
import { goToTable, table } from "../../table/table";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";
import { useEffect } from "preact/hooks";

/** A calm page instead of a table. */
export default function Gone() {
  const here = table.value;
  const trouble = here?.trouble.value;
  useEffect(() => {
    if (here) forgetTable(here.id);
  }, [here]);
  return (
    <>
      <Frame />
      <div class="page gone">
        <Empty icon={<LampIcon size="3rem" />}>
          <h1>{trouble ? troubleText(trouble) : <Text id="duties-closed" />}</h1>
          <div class="row">
            {here && (trouble?.code === "member_gone" || trouble?.code === "device_removed") && (
              <Button onClick={() => void goToTable(here.id)}>
                <Text id="opening-gone-again" />
              </Button>
            )}
            <a class="button primary" href="/open">
              <Text id="app-page" page="opening" />
            </a>
            <a class="button" href="/">
              <Text id="app-home" />
            </a>
          </div>
        </Empty>
      </div>
    </>
  );
}
