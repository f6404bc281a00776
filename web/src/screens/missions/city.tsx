/** One city: what it asks for, what was won there, and the button that chooses it. */

import { Button } from "../../look/button";
import { ArrowIcon } from "../../look/icons";
import type { MissionMap } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";
import { asked, cityName, gradeName, nextTo, type City } from "./atlas";

/** The card of a city. */
export function CityCard({
  map,
  city,
  mayChoose,
  busy,
  onChoose,
}: {
  map: MissionMap;
  city: City;
  mayChoose: boolean;
  busy: boolean;
  onChoose: (city: string) => void;
}) {
  const name = cityName(city.city);
  return (
    <section class="panel stack tight city-card" aria-live="polite" aria-label={name}>
      <h2>{name}</h2>
      <p class="small">
        {[t(byCode("missions-state-", city.state)), gradeName(city), asked(city)].join(" · ")}
      </p>
      {city.mistakes < city.tokens && (
        <p class="small soft">
          <Text id="missions-excess" />
        </p>
      )}
      <Done city={city} />
      {city.state === "closed" ? (
        <p>
          <Text id="missions-why" cities={nextTo(map, city.city).map(cityName).join(", ")} />
        </p>
      ) : city.current ? (
        <p>
          <b>
            <Text id="missions-chosen" city={name} />
          </b>
        </p>
      ) : mayChoose ? (
        <Button
          kind="primary"
          icon={<ArrowIcon />}
          busy={busy}
          onClick={() => onChoose(city.city)}
        >
          <Text id="missions-choose" city={name} />
        </Button>
      ) : (
        <p>
          <Text id="missions-watching" />
        </p>
      )}
    </section>
  );
}

/** How often it was played, and the best of it. */
function Done({ city: { result } }: { city: City }) {
  if (!result) return null;
  const parts = [t("missions-played", { count: result.played })];
  if (result.won) parts.push(t("missions-wins", { count: result.won }));
  parts.push(
    result.won
      ? t("missions-best", { count: result.tokens })
      : t("missions-found", { count: result.found }),
  );
  return <p class="small">{parts.join(" ")}</p>;
}
