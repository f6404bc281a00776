/** Playing with bots alone: how well they play, and what you are. */

import { Choice } from "../../look/choice";
import type { Level, Mode, Seat } from "../../protocol/types";
import { hasPlayed } from "../../shell/kept";
import { seatsOf } from "../../table/seats";
import { byCode, t } from "../../text/text";

const ROLES = ["operative", "spymaster"] as const;

/** What somebody who plays with bots may choose. */
export interface BotGame {
  level: Level;
  role: (typeof ROLES)[number];
}

/** As most people begin; in the first game on a device, against the easiest. */
export function usualBots(levels: readonly Level[]): BotGame {
  const [easiest = "normal"] = inOrder(levels);
  return { level: hasPlayed() ? "normal" : easiest, role: "operative" };
}

/** Where somebody sits in this kind of game who would guess, or give clues. */
export function seatFor(mode: Mode, wish: BotGame["role"]): Seat {
  const seats = seatsOf(mode);
  const wanted = seats.find(({ gives, guesses }) => (wish === "spymaster" ? gives : guesses));
  const { role, team } = wanted ?? seats[0] ?? { role: "watcher" };
  return team ? { role, team } : { role };
}

/** Levels in the order in which they get harder, whatever the order of the server. */
export function inOrder(levels: readonly Level[]): Level[] {
  return (["easy", "normal", "hard"] as const).filter((level) => levels.includes(level));
}

/** Choose a level. */
export function LevelChoice({
  legend,
  levels,
  level,
  onLevel,
}: {
  legend: string;
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
}) {
  return (
    <Choice
      legend={legend}
      options={inOrder(levels).map((value) => ({ value, label: levelName(value) }))}
      value={level}
      onChoose={onLevel}
    />
  );
}

/** A level in a word. */
export const levelName = (level: Level) => t(byCode("opening-level-", level));

/** Choose level and role. */
export function BotChoice({
  levels,
  game,
  onGame,
}: {
  levels: readonly Level[];
  game: BotGame;
  onGame: (game: BotGame) => void;
}) {
  return (
    <>
      <LevelChoice
        legend={t("opening-level")}
        levels={levels}
        level={game.level}
        onLevel={(level) => onGame({ ...game, level })}
      />
      <Choice
        legend={t("opening-role")}
        options={ROLES.map((value) => ({ value, label: t(byCode("opening-role-", value)) }))}
        value={game.role}
        onChoose={(role) => onGame({ ...game, role })}
      />
    </>
  );
}
