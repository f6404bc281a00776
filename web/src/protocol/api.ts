/** The plain HTTP part of the interface, typed. Seats are kept by the browser as cookies. */

import { bad, good, refused, type Answer } from "./answer";
import { heardDate } from "./clock";
import type {
  About,
  Analysis,
  Found,
  JudgedClue,
  KeyCode,
  KeyOfCode,
  KeySource,
  Listing,
  MemberCommand,
  MissionMap,
  OpenTable,
  OwnDevice,
  PicturesDescribed,
  RecordChecked,
  Seated,
  Snapshot,
  TransferCode,
} from "./types";

/** What this server offers: languages, word lists, presets, bots, limits. */
export const about = () => ask<About>("GET", "/api/about");

/** Open public tables by id, the newest first. */
export const publicTables = () => ask<Readonly<Record<string, Listing>>>("GET", "/api/tables");

/** Open a table and come to it as host; what is left out is as usual in the language. */
export const openTable = (table: OpenTable) => ask<Seated>("POST", "/api/tables", table);

/** The table of a spoken name, however it is typed. */
export const findTable = (name: string) =>
  ask<Found>("GET", `/api/names/${encodeURIComponent(name)}`);

/** Come to a table under a name. */
export const joinTable = (table: string, name: string) =>
  ask<Seated>("POST", `${path(table)}/members`, { name });

/** The table as you see it. */
export const showTable = (table: string, signal?: AbortSignal) =>
  ask<Snapshot>("GET", path(table), undefined, signal);

/** Send a command without a WebSocket; the same id is done once. */
export const sendCommand = (table: string, id: string, command: MemberCommand) =>
  ask<{ id: string; seq: number }>("POST", `${path(table)}/commands`, { id, command });

/** What the referee would say of a clue, and the number in it if there is one: for spymasters. */
export const judgeClue = (table: string, word: string, signal?: AbortSignal) =>
  ask<JudgedClue>("POST", `${path(table)}/judge`, { word }, signal);

/** A code that moves your seat to another device, for some minutes. */
export const makeTransferCode = (table: string) =>
  ask<TransferCode>("POST", `${path(table)}/transfer`, {});

/** Take a seat with the code that another device shows. */
export const useTransferCode = (table: string, code: string) =>
  ask<Seated>("POST", `${path(table)}/devices`, { code });

/** Your devices at a table; nobody else sees them. */
export const listDevices = (table: string) =>
  ask<readonly OwnDevice[]>("GET", `${path(table)}/devices`);

/** Let one of your devices have your seat no longer, or all but this one; the devices left. */
export const removeDevices = (table: string, which: number | "others") =>
  ask<readonly OwnDevice[]>(
    "DELETE",
    `${path(table)}/devices${which === "others" ? "" : `/${which}`}`,
  );

/** The record of a finished game, as text. */
export const getRecord = (table: string, number: number) =>
  ask<string>("GET", `${path(table)}/records/${number}`);

/** The map of missions, the same for all tables. */
export const missionMap = () => ask<MissionMap>("GET", "/api/missions");

/** What a table has won on that map, as text that another table takes. */
export const campaignText = (table: string) => ask<string>("GET", `${path(table)}/missions`);

/** For the codenames that are made of parts, these; a narrow card breaks between them. */
export const wordParts = (language: string, words: readonly string[]) =>
  ask<Readonly<Record<string, readonly string[]>>>(
    "GET",
    `/api/parts?language=${language}&words=${encodeURIComponent(words.join(","))}`,
  );

/** What every picture shows, in a language; the version makes the answer good for ever. */
export const describedPictures = (language: string, version = "") =>
  ask<PicturesDescribed>("GET", `/api/pictures?language=${language}&version=${version}`);

/** The address of a drawing, for an image. */
export const pictureAddress = (version = "", id: string) => `/pictures/${version || "now"}/${id}.svg`;

/** The address of a record, for a download link. */
export const recordAddress = (table: string, number: number) => `${path(table)}/records/${number}`;

/** Check a record, and take it apart for a replay. */
export const verifyRecord = (record: string) =>
  ask<RecordChecked>("POST", "/api/records/verify", { record });

/** What each clue of a finished game suggested, and what else there was; it takes some seconds. */
export const analyseRecord = (record: string, signal?: AbortSignal) =>
  ask<Analysis>("POST", "/api/records/analyse", { record }, signal);

/** The same of a table's game, and what the bots among its spymasters had meant. */
export const analyseGame = (table: string, number: number, signal?: AbortSignal) =>
  ask<Analysis>("GET", `${path(table)}/records/${number}/analysis`, undefined, signal);

/** A fresh code for a key, for friends with cards of paper. */
export const newKeyCode = (language: string) =>
  ask<KeyCode>("POST", "/api/companion", { language });

/** The key of a code: the same for everybody who types it; with two sides, one of them. */
export function keyOfCode(code: string, source: KeySource = "deck40", mode = "", side = "front") {
  const game = mode ? `&mode=${encodeURIComponent(mode)}&side=${side}` : "";
  return ask<KeyOfCode>("GET", `/api/keys/${encodeURIComponent(code)}?source=${source}${game}`);
}

function path(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

/** Ask the server; whatever goes wrong is part of the answer. */
export async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  address: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(address, request);
    heardDate(response.headers.get("date"));
    const json = (response.headers.get("content-type") ?? "").includes("json");
    const answer: unknown = json ? await response.json() : await response.text();
    return response.ok ? good(answer as T) : failure(answer);
  } catch {
    return bad("offline"); // no network, or the page itself has given up waiting
  }
}

function failure(answer: unknown) {
  if (typeof answer !== "object" || answer === null) return bad("try_again");
  if ("refusal" in answer) return refused(answer.refusal as Parameters<typeof refused>[0]);
  if ("code" in answer) {
    const { code, where } = answer as { code: Parameters<typeof bad>[0]; where?: string };
    return bad(code, where);
  }
  return bad("try_again");
}
