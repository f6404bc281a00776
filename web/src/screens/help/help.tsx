/** What this moment is about, for whoever asks: opened by the question mark. */

import "./help.css";
import { Dialog } from "../../look/dialog";
import { Sign } from "../../look/sign";
import type { Identity } from "../../protocol/types";
import { arePartners, drawnAs, sheetOf } from "../../table/sheets";
import { view } from "../../table/table";
import { byCode, t, Text } from "../../text/text";
import { shown } from "../board/shown";
import { closeHelp, helpOpen } from "./help-button";
import { momentOf } from "./moment";

/** A dialogue that explains one moment, and leads to the whole page. */
export default function Help() {
  const at = helpOpen.value;
  const table = at === "game" ? shown.value : view.value;
  const game = table?.game;
  if (!table || !at || (at === "game" && !game)) return null;
  const { mode } = (game && at !== "lobby" ? game : table).options;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  return (
    <Dialog open title={t("help-title")} closeLabel={t("board-close")} onClose={closeHelp}>
      <p>
        <Text id={byCode("help-now-", game && at === "game" ? momentOf(game, seat) : at)} />
      </p>
      <h3 class="label">
        <Text id="help-signs" />
      </h3>
      <ul class="help-signs">
        {(Object.keys(sheetOf(mode).identities) as Identity[]).map((identity) => (
          <li key={identity}>
            <Sign identity={drawnAs(mode, identity)} size="1.25em" />{" "}
            <Text id="help-sign" identity={identity} />
          </li>
        ))}
        {arePartners(mode) && (
          <li>
            <span class="help-token" aria-hidden="true" /> <Text id="help-token" />
          </li>
        )}
      </ul>
      <p>
        <a class="button" href={`/how?game=${mode}`} target="_blank" rel="noopener">
          <Text id="board-how" />
        </a>
      </p>
    </Dialog>
  );
}
