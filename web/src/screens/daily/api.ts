/** What the daily asks the server for, and where this device lives. */

import { ask } from "../../protocol/api";
import type { Trouble } from "../../protocol/answer";
import type { Agreement, DecodeTold, EncodeTold, RiddleAnswer, RiddleTold, Today } from "../../protocol/types";
import { reasonTexts, troubleText } from "../../text/codes";
import { byCode, hasMessage, t } from "../../text/text";

/** How far this device is from Greenwich: +02:00. */
export function zone(now = new Date()): string {
  const ahead = -now.getTimezoneOffset();
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${ahead < 0 ? "-" : "+"}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
}

const place = (language: string, date: string) => `/api/daily/${language}/${date}`;

/** What there is today. */
export const today = (language: string) =>
  ask<Today>("GET", `/api/daily?${new URLSearchParams({ language, zone: zone() })}`);

/** Begin to decode, or go on. */
export const beginDecode = (language: string, date: string) =>
  ask<DecodeTold>("POST", `${place(language, date)}/decode`, { zone: zone() });

/** Touch a card, or ask for the next clue with none; the same twice is done once. */
export const moveDecode = (told: DecodeTold, card: number | null, late: boolean) =>
  ask<DecodeTold>("POST", `${place(told.language, told.date)}/decode/moves`, {
    after: told.moves,
    card,
    late,
    zone: zone(),
  });

/** The board with its key. */
export const beginEncode = (language: string, date: string) =>
  ask<EncodeTold>("POST", `${place(language, date)}/encode`, { zone: zone() });

/** Your one clue. */
export const giveClue = (
  told: EncodeTold,
  clue: { word: string; number: number; meant: readonly number[]; late: boolean },
) => ask<EncodeTold>("POST", `${place(told.language, told.date)}/encode/clue`, { ...clue, zone: zone() });

/** Somebody's clue to solve. */
export const nextRiddle = (language: string) =>
  ask<RiddleTold>("POST", `/api/daily/${language}/riddles`, { zone: zone() });

/** What you make of it. */
export const answerRiddle = (riddle: RiddleTold, answer: RiddleAnswer) =>
  ask<RiddleTold>("POST", `/api/daily/${riddle.language}/riddles/${riddle.id}`, answer);

/** Whether your turns may be kept. */
export const agree = (agreed: boolean) => ask<Agreement>("POST", "/api/daily/agreement", { agreed: agreed ? "yes" : "no" });

/** The address of your result as a picture. */
export const pictureAddress = (language: string, date: string) => `${place(language, date)}/picture.svg`;

/** Why something could not be done, in the words of the daily if it has some. */
export function dailyTrouble(trouble: Trouble, clue = ""): string {
  const own = byCode("daily-problem-", trouble.code);
  if (hasMessage(own)) return t(own);
  const why = reasonTexts(trouble.reasons, clue, false);
  return why.length ? why.join(" ") : troubleText(trouble);
}

/** Whether midnight has passed in mid-puzzle. */
export const isDayOver = (trouble: Trouble) => (trouble.code as string) === "day_over";
