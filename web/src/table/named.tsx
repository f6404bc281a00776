import type { Table } from "./view";
import { Text } from "../text/text";

/** A name; of somebody who has lost the connection greyed, and said in a word. */
export function Named({ who, table, name }: { who: string; table: Table; name: string }) {
  const away = table.away.includes(who);
  return (
    <span class={`name${who === table.you ? " me" : ""}${away ? " soft" : ""}`}>
      {name}
      {away && (
        <small>
          {" "}
          (<Text id="presence-away" />)
        </small>
      )}
    </span>
  );
}
