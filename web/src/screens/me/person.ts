/** Whether this device belongs to a person; the cookie itself cannot be read. */

import { keep, kept } from "../../device/storage";
import type { Answer, Trouble } from "../../protocol/answer";
import type { Me } from "../../protocol/types";
import { troubleText } from "../../text/codes";
import { byCode, hasMessage, t } from "../../text/text";

/** Whether somebody is kept here. */
export const isPerson = () => kept("person") !== null;

/** Remember that somebody is, and the newest of their devices that this one knows of. */
export const keepPerson = (newest: number) => keep("person", String(newest));

/** Nobody is kept here any more. */
export const forgetPerson = () => keep("person", null);

/** The newest of a person's devices. */
export const newestDevice = (me: Me) => Math.max(...me.devices.map(({ number }) => number));

/** The device that has come since somebody last looked, and that is not this one. */
export function newcomer(me: Me) {
  const known = Number(kept("person") ?? 0);
  return me.devices.find(({ number, this: mine }) => number > known && !mine) ?? null;
}

/** What an answer says of whether anybody is kept here. */
export function heardOf<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && answer.trouble.code === "no_person") forgetPerson();
  return answer;
}

/** Why something could not be done; what only people meet is worded beside these pages. */
export function whyNot(trouble: Trouble): string {
  const own = byCode("me-problem-", trouble.code);
  return hasMessage(own) ? t(own) : troubleText(trouble);
}
