/** The map of missions over HTTP. */

import { ask, tablePath } from "../../protocol/api";
import type { MissionMap } from "../../protocol/types";

/** The map of missions, the same for all tables. */
export const missionMap = () => ask<MissionMap>("GET", "/api/missions");

/** What a table has won on that map, as text that another table takes. */
export const campaignText = (table: string) => ask<string>("GET", `${tablePath(table)}/missions`);
