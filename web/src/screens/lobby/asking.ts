/** Asking something of the table from the lobby: what is under way, and what came of it. */

import { signal } from "@preact/signals";
import type { Answer, Trouble } from "../../protocol/answer";
import type { MemberCommand } from "../../protocol/types";
import { table } from "../../table/table";

/** The kind of command that is not answered yet. */
export const busy = signal<MemberCommand["type"] | null>(null);

/** Why the last thing could not be done. */
export const trouble = signal<Trouble | null>(null);

/** Ask, and say on the page if it is refused. */
export async function ask(command: MemberCommand): Promise<Answer<number> | null> {
  const here = table.peek();
  if (!here) return null;
  busy.value = command.type;
  trouble.value = null;
  const answer = await here.do(command);
  busy.value = null;
  if (!answer.ok) trouble.value = answer.trouble;
  return answer;
}
