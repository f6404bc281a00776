/** Clocks for a table of paper cards: pure, in milliseconds; somebody else says what time it is. */

import type { Team } from "../../protocol/types";

/** A clock that runs (`since` some moment, with so much left then) or stands. */
export interface Timer {
  whole: number;
  left: number;
  since: number | null;
}

/** A full clock that stands. */
export const fresh = (whole: number): Timer => ({ whole, left: whole, since: null });

/** What is left of it, never below nothing. */
export function leftAt(timer: Timer, now: number): number {
  const gone = timer.since === null ? 0 : Math.max(0, now - timer.since);
  return Math.max(0, timer.left - gone);
}

/** Whether it runs and has something left to run. */
export const runs = (timer: Timer, now: number) => timer.since !== null && leftAt(timer, now) > 0;

/** Let it run on; an empty one begins anew. */
export function start(timer: Timer, now: number): Timer {
  if (runs(timer, now)) return timer;
  const left = leftAt(timer, now);
  return { whole: timer.whole, left: left > 0 ? left : timer.whole, since: now };
}

/** Let it stand. */
export const pause = (timer: Timer, now: number): Timer => ({
  whole: timer.whole,
  left: leftAt(timer, now),
  since: null,
});

/** Full again and running: a sand timer that somebody turns. */
export const anew = (whole: number, now: number): Timer => ({ whole, left: whole, since: now });

/** Whose time runs, and for what. */
export interface OnClock {
  team: Team;
  phase: "clue" | "guess";
}

/** After the clue the same team guesses, after that the other team gives a clue (R23, R38). */
export function next({ team, phase }: OnClock, teams: readonly Team[]): OnClock {
  if (phase === "clue") return { team, phase: "guess" };
  return { team: teams.find((one) => one !== team) ?? team, phase: "clue" };
}

/** What is to be heard between two looks at a running clock. */
export function heard(before: number, after: number): "tick" | "end" | null {
  if (before > 0 && after <= 0) return "end";
  const seconds = Math.ceil(after / 1000);
  return seconds <= 10 && seconds < Math.ceil(before / 1000) ? "tick" : null;
}
