/** What the board shows: the table, but a card that was touched keeps its secret for a pause that is
 * the same for every colour (R98), and the last card has its moment before the page goes on. */

import { signal } from "@preact/signals";
import { keptMotion } from "../../device/appearance";
import type { EventOf, News } from "../../table/exchange";
import type { LiveTable } from "../../table/live";
import { isTouched, type Table } from "../../table/view";

const PAUSE = 700;
const FINALE = 1_500; // as long as the stamp and the lamp of the look

/** Somebody who is told of everything at the moment when it is shown. */
export type Teller = (news: News, before: Table | null, after: Table) => void;

/** The table as it is drawn. */
export const shown = signal<Table | null>(null);

/** The card that has been touched and is not turned yet. */
export const turning = signal<number | null>(null);

/** The game is over, but the board has not had its last moment. */
export const lingers = signal(false);

/** Show this table from now on; returns how to stop. */
export function follow(live: LiveTable, tell: Teller): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: Parameters<Teller>[] = [];

  const show = (table: Table | null) => {
    clearTimeout(timer);
    turning.value = null;
    shown.value = table;
    const told = held;
    held = [];
    for (const one of told) tell(...one);
    if (lingers.value && table?.game?.phase === "over")
      timer = setTimeout(() => {
        lingers.value = false;
      }, FINALE);
  };

  const stop = live.onNews((news, before, after) => {
    const event = "event" in news && !isCalm() ? news.event : null;
    const card = event && touchedBy(event);
    const anew = !event && news.type !== "presence"; // who comes and goes turns no card
    if (anew) lingers.value = false;
    else if (event?.type === "game_over") lingers.value = true;
    if (card !== null && turning.value !== null) show(before); // the next does not wait for this
    held.push([news, before, after]);
    if (card !== null) {
      turning.value = card;
      timer = setTimeout(() => show(live.view.peek()), PAUSE);
    } else if (anew || turning.value === null) show(after);
  });

  show(live.view.peek());
  return () => {
    stop();
    clearTimeout(timer);
    turning.value = shown.value = null;
    lingers.value = false;
  };
}

function touchedBy(event: EventOf): number | null {
  if (event.type === "word_touched") return event.card;
  return event.type === "word_covered" && isTouched(event) ? event.card : null;
}

/** Whether things should not move: then there is nothing to wait for. */
function isCalm(): boolean {
  if (keptMotion() === "still") return true;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}
