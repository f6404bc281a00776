/** The plain HTTP part of the interface, typed. Seats are kept by the browser as cookies. */

import { bad, good, refused, type Answer } from "./answer";
import { heardDate } from "./clock";
import type {
  About,
  Found,
  JudgedClue,
  Listing,
  MemberCommand,
  OpenTable,
  OwnDevice,
  PicturesDescribed,
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
  ask<Seated>("POST", `${tablePath(table)}/members`, { name });

/** The table as you see it. */
export const showTable = (table: string, signal?: AbortSignal) =>
  ask<Snapshot>("GET", tablePath(table), undefined, signal);

/** Send a command without a WebSocket; the same id is done once. */
export const sendCommand = (table: string, id: string, command: MemberCommand) =>
  ask<{ id: string; seq: number }>("POST", `${tablePath(table)}/commands`, { id, command });

/** What the referee would say of a clue, and the number in it if there is one: for spymasters. */
export const judgeClue = (table: string, word: string, signal?: AbortSignal) =>
  ask<JudgedClue>("POST", `${tablePath(table)}/judge`, { word }, signal);

/** A code that moves your seat to another device, for some minutes. */
export const makeTransferCode = (table: string) =>
  ask<TransferCode>("POST", `${tablePath(table)}/transfer`, {});

/** Take a seat with the code that another device shows. */
export const useTransferCode = (table: string, code: string) =>
  ask<Seated>("POST", `${tablePath(table)}/devices`, { code });

/** Your devices at a table; nobody else sees them. */
export const listDevices = (table: string) =>
  ask<readonly OwnDevice[]>("GET", `${tablePath(table)}/devices`);

/** Let one of your devices have your seat no longer, or all but this one; the devices left. */
export const removeDevices = (table: string, which: number | "others") =>
  ask<readonly OwnDevice[]>(
    "DELETE",
    `${tablePath(table)}/devices${which === "others" ? "" : `/${which}`}`,
  );

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

/** Where a table is asked for. */
export function tablePath(table: string): string {
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
