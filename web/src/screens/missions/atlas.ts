/** The map as a table sees it: every city with what was won there, and whether it is open. */

import { useEffect, useState } from "preact/hooks";
import type { CityOnMap, CityResult, MissionMap } from "../../protocol/types";
import type { Won } from "../../table/campaign";
import { byCode, t } from "../../text/text";
import { missionMap } from "./api";

/** Won once, to be played, or behind a city that has to be won first. */
export type State = "won" | "open" | "closed";

/** A city of the map at one table. */
export interface City extends CityOnMap {
  state: State;
  current: boolean; // the next game is for it
  result: CityResult | null;
}

/** The map that the server has; null until it is there. It is the same for all tables. */
export function useMap(): MissionMap | null {
  const [map, setMap] = useState(known);
  useEffect(() => {
    if (map) return;
    let gone = false;
    void missionMap().then((answer) => {
      if (!answer.ok) return;
      known = answer.value;
      if (!gone) setMap(known);
    });
    return () => {
      gone = true;
    };
  }, [map]);
  return map;
}

let known: MissionMap | null = null;

/** All cities, in the order in which one reads the sheet. */
export function citiesOf(map: MissionMap, campaign: Won | null): readonly City[] {
  const open = new Set([map.start, ...(campaign?.opened ?? [])]);
  const cities = map.cities.map((city): City => {
    const result = campaign?.results[city.city] ?? null;
    const state = result?.won ? "won" : open.has(city.city) ? "open" : "closed";
    return { ...city, result, state, current: campaign?.city === city.city };
  });
  return cities.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The names of the cities next to one. */
export const nextTo = (map: MissionMap, city: string): readonly string[] =>
  map.lines
    .filter((ends) => ends.includes(city))
    .flatMap((ends) => ends.filter((end) => end !== city));

/** What a city is called. */
export const cityName = (city: string): string =>
  t(byCode("missions-city-", city), { city: city.replaceAll("_", " ") });

/** What is asked for there, in words. */
export function asked({ tokens, mistakes }: CityOnMap): string {
  const allowed =
    mistakes >= tokens
      ? t("missions-plain")
      : mistakes
        ? t("missions-mistakes", { count: mistakes })
        : t("missions-no-mistakes");
  return `${t("missions-tokens", { count: tokens })}, ${allowed}`;
}

/** How hard it is, in a word. */
export const gradeName = ({ grade }: CityOnMap): string =>
  t(byCode("missions-grade-", String(grade)));
