/** News of the lobby for those who listen to the page: who comes, goes, sits down and speaks. */

import { useEffect } from "preact/hooks";
import type { LiveTable } from "../../table/live";
import type { EventSeen } from "../../protocol/types";
import { announce } from "../../shell/announce";
import { seatCode } from "../../table/seats";
import type { Table } from "../../table/view";
import { comings } from "../../text/comings";
import { t } from "../../text/text";
import { saidText } from "../strangers/said";

/** Announce what others do. */
export function useTelling(here: LiveTable | null): void {
  useEffect(
    () =>
      here?.onNews((news, before, after) => {
        const told = !before ? "" : news.type === "event" ? tell(news.event, before, after) : news.type === "presence" ? comings(before, after) : "";
        if (told) announce(told);
      }),
    [here],
  );
}

/** What happened, in a sentence; nothing for what you did yourself. */
export function tell(event: EventSeen, before: Table, after: Table): string {
  if (event.type === "member_came") return t("board-say-came", { name: event.name });
  if (event.type === "member_went")
    return t("board-say-went", { name: before.members[event.member]?.name ?? "" });
  if (event.type === "something_said" && event.by !== after.you)
    return `${after.members[event.by]?.name ?? ""}: ${saidText(event)}`;
  if (event.type === "seat_taken" && event.player !== after.you) {
    const name = after.members[event.player]?.name ?? "";
    return t("lobby-sat", { name, seat: seatCode(event.seat) });
  }
  return "";
}
