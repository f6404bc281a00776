/** What comes of asking the server: a value, or why there is none. Nothing here is thrown. */

import type { Problem, Reason, Refusal, RefusalCode } from "./types";

/** Why something could not be done, as a code that `text/codes.ts` words. */
export interface Trouble {
  code: RefusalCode | Problem | "offline";
  params: Readonly<Record<string, string | number>>;
  reasons: readonly Reason[];
  refused?: true; // by the rules
}

export type Answer<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

/** A good answer. */
export function good<T>(value: T): Answer<T> {
  return { ok: true, value };
}

/** An answer that says why not. */
export function bad(code: Trouble["code"], where = ""): { ok: false; trouble: Trouble } {
  return { ok: false, trouble: { code, params: where ? { where } : {}, reasons: [] } };
}

/** A refusal of the rules as an answer. */
export function refused(refusal: Refusal): { ok: false; trouble: Trouble } {
  const { code, params, reasons } = refusal;
  const why = { code, params: params ?? {}, reasons: reasons ?? [] };
  return { ok: false, trouble: { ...why, refused: true } };
}

/** Whether the same request may well be answered in a moment. */
export function isPassing(trouble: Trouble): boolean {
  return ["too_fast", "try_again", "moving", "offline"].includes(trouble.code);
}
