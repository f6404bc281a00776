/** Who has lost the connection, and who is back, in sentences. */

import type { Table } from "../table/view";
import { t } from "./text";

/** What has changed between two tables; nothing of yourself, as you are here. */
export function comings(before: Table | null, after: Table): string {
  const was = before?.away ?? [];
  const names = (ids: readonly string[]) =>
    ids.flatMap((who) => (who === after.you ? [] : (after.members[who]?.name ?? [])));
  return [
    ...names(after.away.filter((who) => !was.includes(who))).map((name) =>
      t("presence-is-away", { name }),
    ),
    ...names(was.filter((who) => !after.away.includes(who))).map((name) =>
      t("presence-is-back", { name }),
    ),
  ].join(" ");
}
