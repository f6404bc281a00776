/** The way to the map, from the lobby and from the end of a game. */

import { FlagIcon } from "../../look/icons";
import { hasMissions } from "../../table/sheets";
import type { Table } from "../../table/view";
import { Text, type MessageId } from "../../text/text";
import { cityName } from "./atlas";

/** A link to the map, and the city of the next game; nothing where a game has no missions. */
export function MissionsLink({
  table,
  id,
  say,
}: {
  table: Table;
  id: string;
  say: Extract<MessageId, "missions-link" | "missions-next">;
}) {
  if (!hasMissions(table.options.mode) || table.closed) return null;
  const city = table.campaign?.city;
  return (
    <div class="row tight">
      <a class="button" href={`/t/${id}?missions`}>
        <FlagIcon />
        <Text id={say} />
      </a>
      {city && (
        <span>
          <Text id="missions-here" city={cityName(city)} />
        </span>
      )}
    </div>
  );
}
