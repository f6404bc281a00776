/** Tables that anybody may come to, if there are any. */

import { useEffect, useState } from "preact/hooks";
import { LockIcon } from "../../look/icons";
import { Tag } from "../../look/tag";
import { publicTables } from "../../protocol/api";
import type { Listing } from "../../protocol/types";
import { languageName, t, Text } from "../../text/text";
import { modeName } from "../opening/mode";

const MOST = 8; // whoever looks for a certain one has its name

/** A list, or nothing at all. */
export function PublicTables() {
  const [tables, setTables] = useState<[string, Listing][]>([]);
  useEffect(() => {
    let wanted = true;
    void publicTables().then((answer) => {
      if (wanted && answer.ok) setTables(Object.entries(answer.value).slice(0, MOST));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (!tables.length) return null;
  return (
    <section class="stack tight">
      <h2 class="label">
        <Text id="front-public" />
      </h2>
      <ul class="public stack tight">
        {tables.map(([id, table]) => (
          <li key={id}>
            <a class="listed" href={`/t/${id}`}>
              <b class="codename table-name" lang={table.language}>
                {table.name.replaceAll("-", " ")}
              </b>
              <span class="small soft">
                {languageName(table.language)} · {modeName(table.mode)} ·{" "}
                <Text id="front-public-count" count={table.members} />
              </span>
              {table.playing && (
                <Tag outline>
                  <Text id="front-public-playing" />
                </Tag>
              )}
              {table.locked && <LockIcon title={t("front-public-locked")} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
