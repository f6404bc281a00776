/** What a table has won on the map of missions, after an event. */

import type { Campaign, CampaignBrought, CityChosen, CityPlayed } from "../protocol/types";

/** The campaign of a table that has begun one. */
export type Won = Required<Campaign>;

const NOTHING: Won = { city: "", opened: [], results: {} };

/** A campaign from the wire, with what the server leaves out; null if there is none. */
export const wholeCampaign = (campaign: Campaign | null | undefined): Won | null =>
  campaign ? { ...NOTHING, ...campaign } : null;

/** The campaign after an event; null if nothing is left of it. */
export function campaignAfter(
  before: Won | null,
  event: CityChosen | CityPlayed | CampaignBrought,
): Won | null {
  const after = changed(before ?? NOTHING, event);
  const begun = after.city || after.opened.length || Object.keys(after.results).length;
  return begun ? after : null;
}

function changed(before: Won, event: CityChosen | CityPlayed | CampaignBrought): Won {
  switch (event.type) {
    case "city_chosen":
      return { ...before, city: event.city ?? "" };
    case "campaign_brought":
      return { ...before, opened: event.opened, results: event.results };
    case "city_played":
      return played(before, event);
  }
}

/** One more game in a city; the best of them is remembered. */
function played(before: Won, { city, won, found, tokens, opens = [] }: CityPlayed): Won {
  const known = before.results[city] ?? { played: 0, won: 0, found: 0, tokens: 0 };
  const result = {
    played: known.played + 1,
    won: known.won + Number(won),
    found: Math.max(known.found, found),
    tokens: won ? Math.max(known.tokens, tokens) : known.tokens,
  };
  const results = { ...before.results, [city]: result };
  return { ...before, opened: [...before.opened, ...opens], results };
}
