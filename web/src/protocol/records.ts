/** Finished games over HTTP: their records, checked and judged. */

import { ask, tablePath } from "./api";
import type { Analysis, RecordChecked } from "./types";

/** The record of a finished game, as text. */
export const getRecord = (table: string, number: number) =>
  ask<string>("GET", `${tablePath(table)}/records/${number}`);

/** The address of a record, for a download link. */
export const recordAddress = (table: string, number: number) => `${tablePath(table)}/records/${number}`;

/** Check a record, and take it apart for a replay. */
export const verifyRecord = (record: string) =>
  ask<RecordChecked>("POST", "/api/records/verify", { record });

/** What each clue of a finished game suggested, and what else there was; it takes some seconds. */
export const analyseRecord = (record: string, signal?: AbortSignal) =>
  ask<Analysis>("POST", "/api/records/analyse", { record }, signal);

/** The same of a table's game, and what the bots among its spymasters had meant. */
export const analyseGame = (table: string, number: number, signal?: AbortSignal) =>
  ask<Analysis>("GET", `${tablePath(table)}/records/${number}/analysis`, undefined, signal);
