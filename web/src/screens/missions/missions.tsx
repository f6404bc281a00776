/** The map of missions of the open table, between games. */

import "./missions.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { BackIcon, PlayIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { Trouble } from "../../protocol/answer";
import type { MemberCommand } from "../../protocol/types";
import { Frame } from "../../shell/frame";
import { plays } from "../../table/seats";
import { amHost, mySeat, table, view } from "../../table/table";
import type { Table } from "../../table/view";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";
import { citiesOf, useMap } from "./atlas";
import { CityCard } from "./city";
import { Sheet } from "./map";
import { Bringing, Taking } from "./taking";

/** The page. */
export default function Missions() {
  const now = view.value;
  if (!now) return null;
  return (
    <>
      <Frame />
      <div class="page wide missions">
        <header class="stack tight">
          <h1>
            <Text id="missions-title" />
          </h1>
          <p>
            <Text id="missions-lead" />
          </p>
        </header>
        <Map now={now} id={table.value?.id ?? ""} />
      </div>
    </>
  );
}

function Map({ now, id }: { now: Table; id: string }) {
  const map = useMap();
  const [looked, setLooked] = useState("");
  const [busy, setBusy] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on a phone it lies below the map
    if (looked) card.current?.scrollIntoView({ block: "nearest" });
  }, [looked]);
  if (!map)
    return (
      <p role="status">
        <Text id="missions-wait" />
      </p>
    );
  const ask = async (command: MemberCommand): Promise<Trouble | null> => {
    setBusy(command.type);
    const answer = await table.value?.do(command);
    setBusy("");
    return answer && !answer.ok ? answer.trouble : null;
  };
  const act = async (command: MemberCommand) => setTrouble(await ask(command));
  const cities = citiesOf(map, now.campaign);
  const mayChoose = amHost.value || plays(mySeat.value);
  const chosen = now.campaign?.city ?? "";
  const shown = looked || chosen || map.start;
  const city = cities.find((one) => one.city === shown);
  const won = cities.filter(({ state }) => state === "won").length;
  return (
    <>
      <Sheet map={map} cities={cities} chosen={shown} onCity={setLooked} />
      <div class="stack beside">
        <div ref={card}>
          {city && (
            <CityCard
              map={map}
              city={city}
              mayChoose={mayChoose && !now.closed}
              busy={busy === "choose_city"}
              onChoose={(name) => void act({ type: "choose_city", city: name })}
            />
          )}
        </div>
        {trouble && <Notice kind="wrong">{troubleText(trouble)}</Notice>}
        <p class="soft">
          <Text id="missions-progress" won={won} all={cities.length} />
        </p>
        <div class="row">
          {amHost.value && chosen && !now.missing.length && (
            <Button
              kind="primary"
              icon={<PlayIcon />}
              busy={busy === "start_game"}
              onClick={() => void act({ type: "start_game" })}
            >
              <Text id="lobby-start" />
            </Button>
          )}
          <a class="button" href={`/t/${id}?lobby`}>
            <BackIcon />
            <Text id="missions-back" />
          </a>
          {chosen && mayChoose && (
            <Button
              kind="quiet"
              busy={busy === "choose_city"}
              onClick={() => void act({ type: "choose_city" })}
            >
              <Text id="missions-without" />
            </Button>
          )}
        </div>
        <div>
          <Taking table={id} />
          {mayChoose && <Bringing onDo={ask} />}
        </div>
      </div>
    </>
  );
}
