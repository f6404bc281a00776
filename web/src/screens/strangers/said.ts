/** What somebody has said, in your language; a sentence to choose is read by everybody in theirs. */

import { signal } from "@preact/signals";
import type { Said } from "../../protocol/types";
import { byCode, t } from "../../text/text";

/** Whom you do not want to hear at a table of strangers; `muting.ts` knows them. */
export const muted = signal<readonly string[]>([]);

/** The line itself; nothing of who is muted. */
export const saidText = ({ by, text, phrase }: Pick<Said, "by" | "text" | "phrase">): string =>
  !phrase ? text : muted.value.includes(by) ? "" : t(byCode("phrase-", phrase));
