/** The first game teaches itself: a few short remarks, each at its moment and once on a device. */

import { signal } from "@preact/signals";
import { keep, kept } from "../../device/storage";
import type { Seat } from "../../protocol/types";
import { lazily } from "../../shell/lazily";
import { awaitedActs, may } from "../../table/desks";
import { guessesLeft } from "../../table/duties";
import { holdsKey, plays } from "../../table/seats";
import { arePartners } from "../../table/sheets";
import type { Game } from "../../table/view";

const KEPT_AS = "lessons";

/** What has been told on this device. */
const told = signal<readonly string[]>((kept(KEPT_AS) ?? "").split(" "));

/** What somebody in this seat has a use for now, in order. */
function lessonsAt(game: Game, seat: Seat): readonly string[] {
  if (!plays(seat) || game.phase === "over") return [];
  if (arePartners(game.options.mode)) return ofPartners(game, seat);
  if (holdsKey(game.options.mode, seat))
    return may(game, seat, "give_clue") ? ["key", "number"] : ["key"];
  if (may(game, seat, "guess_word")) {
    const extra = game.clue && game.guesses === game.clue.number && guessesLeft(game) === 1;
    return extra ? ["more"] : ["number", "touch"];
  }
  return awaitedActs(game).includes("give_clue") ? ["assassin"] : [];
}

/** The same where everybody has half of the key, gives and guesses. */
function ofPartners(game: Game, seat: Seat): readonly string[] {
  if (game.phase === "sudden") return ["sudden"];
  if (may(game, seat, "guess_word")) return ["judged", "touch"];
  return may(game, seat, "give_clue") ? ["half", "number"] : ["half"];
}

/** What somebody in this seat should hear before going on; null if there is nothing new. */
export function lessonFor(game: Game, seat: Seat): string | null {
  return lessonsAt(game, seat).find((one) => !told.value.includes(one)) ?? null;
}

/** Whoever plays for the first time on this device is told; the remarks come with the first one. */
export const Lesson = lazily(() => import("./lesson"));

/** It was heard here, and is not said again. */
export function learn(lesson: string): void {
  told.value = [...told.value, lesson];
  keep(KEPT_AS, told.value.join(" ").trim());
}
