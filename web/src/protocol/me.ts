/** A person without an account, over HTTP. Their secret is a cookie that scripts cannot read. */

import { ask } from "./api";
import type {
  AboutMe,
  CallableDevice,
  KeptTable,
  Me,
  OwnCalls,
  OwnFeed,
  Phrase,
  Seated,
  Statistics,
  TransferCode,
} from "./types";

const SECRET_BYTES = 32;

/** Have one's tables kept; the secret is drawn here, sent once, and not remembered by the page. */
export const beginPerson = (name: string, language: string) =>
  ask<Me>("POST", "/api/me", { secret: drawnSecret(), name, language });

/** Be the person whose other device says this code. */
export const beWithCode = (code: string) =>
  ask<Me>("POST", "/api/me/devices", { code, secret: drawnSecret() });

/** Be the person of a phrase again. */
export const recover = (phrase: string) =>
  ask<Me>("POST", "/api/me/recover", { phrase, secret: drawnSecret() });

/** Who you are here. */
export const showMe = () => ask<Me>("GET", "/api/me");

/** Say something else of yourself. */
export const changeMe = (about: AboutMe) => ask<Me>("POST", "/api/me/about", about);

/** Your tables, those that wait for you first. */
export const myTables = () => ask<readonly KeptTable[]>("GET", "/api/me/tables");

/** Keep a table where you have a seat, or come back to your seat there. */
export const comeToMyTable = (table: string) =>
  ask<Seated>("POST", `/api/tables/${encodeURIComponent(table)}/keep`, {}); // its cookie goes there

/** Take a table from your list. */
export const dropTable = (table: string) => ask<readonly KeptTable[]>("DELETE", path(table));

/** Words that make another device you, once. */
export const makePersonCode = () => ask<TransferCode>("POST", "/api/me/code", {});

/** Six words that bring you back. */
export const makePhrase = () => ask<Phrase>("POST", "/api/me/phrase", {});

/** Let one of your devices be you no longer, or all but this one. */
export const removeMyDevices = (which: number | "others") =>
  ask<Me>("DELETE", `/api/me/devices${which === "others" ? "" : `/${which}`}`);

/** What your finished games come to. */
export const myStatistics = () => ask<Statistics>("GET", "/api/me/statistics");

/** How you are called back. */
export const myCalls = () => ask<OwnCalls>("GET", "/api/me/calls");

/** Call this device from now on. */
export const callMe = (device: CallableDevice) => ask<OwnCalls>("POST", "/api/me/calls", device);

/** Call one of your devices no longer. */
export const callMeNot = (number: number) => ask<OwnCalls>("DELETE", `/api/me/calls/${number}`);

/** A new secret address for a feed; the old one is void. */
export const renewFeed = (kind: OwnFeed["kind"]) =>
  ask<OwnCalls>("POST", `/api/me/feeds/${kind}`, {});

/** No address for this feed any more. */
export const dropFeed = (kind: OwnFeed["kind"]) => ask<OwnCalls>("DELETE", `/api/me/feeds/${kind}`);

/** Delete everything. */
export const deleteMe = () => ask<unknown>("DELETE", "/api/me");

/** Where everything that is kept of you can be had as a file. */
export const EXPORT_ADDRESS = "/api/me/export";

function path(table: string): string {
  return `/api/me/tables/${encodeURIComponent(table)}`;
}

function drawnSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
