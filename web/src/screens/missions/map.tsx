/** The sheet with the cities: lines are drawn, cities are buttons. */

import { CheckIcon, LockIcon, PlayIcon } from "../../look/icons";
import { classes } from "../../look/identity";
import type { MissionMap } from "../../protocol/types";
import { byCode, t } from "../../text/text";
import { asked, cityName, gradeName, type City } from "./atlas";

const SIGNS = { won: CheckIcon, open: PlayIcon, closed: LockIcon };

/** The map; a touch on a city says more about it. */
export function Sheet({
  map,
  cities,
  chosen,
  onCity,
}: {
  map: MissionMap;
  cities: readonly City[];
  chosen: string;
  onCity: (city: string) => void;
}) {
  return (
    <div class="map-sheet" role="group" aria-label={t("missions-map")}>
      <Lines map={map} cities={cities} />
      {cities.map((city) => (
        <CityButton
          key={city.city}
          city={city}
          pressed={city.city === chosen}
          onClick={() => onCity(city.city)}
        />
      ))}
    </div>
  );
}

/** Lines from a won city are drawn through, the others are dashed. */
function Lines({ map, cities }: { map: MissionMap; cities: readonly City[] }) {
  const at = new Map(cities.map((city) => [city.city, city]));
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {map.lines.map((ends) => {
        const [from, to] = ends.map((end) => at.get(end));
        if (!from || !to) return null;
        const open = from.state === "won" || to.state === "won";
        return (
          <line
            key={ends.join()}
            class={open ? "way" : "way shut"}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          />
        );
      })}
    </svg>
  );
}

function CityButton({
  city,
  pressed,
  onClick,
}: {
  city: City;
  pressed: boolean;
  onClick: () => void;
}) {
  const Sign = SIGNS[city.state];
  const more = [
    t(byCode("missions-state-", city.state)),
    asked(city),
    gradeName(city),
    ...(city.current ? [t("missions-current")] : []),
  ];
  return (
    <button
      type="button"
      class={classes("city", city.state, city.current && "current")}
      style={{ insetInlineStart: `${city.x}%`, top: `${city.y}%` }}
      aria-pressed={pressed}
      aria-current={city.current ? "true" : undefined}
      onClick={onClick}
    >
      <span class="stamp" aria-hidden="true">
        <Sign size="1em" />
        <span>
          {city.tokens}/{city.mistakes}
        </span>
      </span>
      <span class="name">{cityName(city.city)}</span>
      <span class="unseen">, {more.join(", ")}</span>
    </button>
  );
}
