/** The timer as a ring, and the sand timer that anybody may turn (R105). */

import { useEffect, useState } from "preact/hooks";
import { play } from "../../device/sound";
import { IconButton } from "../../look/button";
import { clock, isLast } from "../../look/clock";
import { TimerIcon } from "../../look/icons";
import { TimerRing } from "../../look/timer-ring";
import { serverNow } from "../../protocol/clock";
import type { Seat, Timer } from "../../protocol/types";
import { plays } from "../../table/seats";
import { table as live } from "../../table/table";
import type { Game } from "../../table/view";
import { t } from "../../text/text";
import { sandOut, send } from "./mine";

const BEAT = 250;

/** What there is of a clock at this table. */
export function Clock({ game, seat }: { game: Game; seat: Seat }) {
  return (
    <>
      <TimeLeft game={game} size="2.5rem" />
      {game.options.time.kind === "sand" && plays(seat) && (
        <IconButton label={t("board-flip")} onClick={() => void send({ type: "flip_timer" })}>
          <TimerIcon />
        </IconButton>
      )}
    </>
  );
}

/** The ring; after the sand has run out it stays at nought until somebody does something. */
export function TimeLeft({ game, size }: { game: Game; size: string }) {
  if (game.timer) return <Ring timer={game.timer} whole={wholeOf(game)} size={size} />;
  if (!sandOut.value || game.phase === "over") return null;
  return <TimerRing left={0} whole={wholeOf(game)} label={t("board-time-up")} size={size} />;
}

/** Time left of a timer, ticking at the end. */
function Ring({ timer, whole, size }: { timer: Timer; whole: number; size: string }) {
  const seconds = Math.ceil(useLeft(timer) / 1000);
  const left = seconds === whole + 1 ? whole : seconds; // our clock is a moment behind the server's
  const stands = timer.left !== null;
  useEffect(() => {
    if (left > 0 && isLast(left) && !stands) play("tick");
  }, [left, stands]);
  const time = clock(left);
  const waits = stands && timer.until > 0; // for somebody who is away, a minute at most
  const id = waits ? "presence-clock-waits" : stands ? "board-time-paused" : "board-time-left";
  // what is not known is not guessed: the clock may stand, or the turn be over
  const known = live.value?.connection.value !== "away";
  const label = known ? t(id, { time }) : t("presence-clock-unknown");
  return <TimerRing left={left} whole={whole} label={label} size={size} known={known} />;
}

/** Milliseconds left, looked at again and again. */
function useLeft(timer: Timer): number {
  const [, beat] = useState(0);
  const runs = timer.left === null && timer.held_since === null;
  useEffect(() => {
    if (!runs) return;
    const drum = setInterval(() => beat((count) => count + 1), BEAT);
    return () => clearInterval(drum);
  }, [runs, timer.deadline]);
  return Math.max(0, timer.left ?? timer.deadline - (timer.held_since ?? serverNow()));
}

/** Seconds of the whole timer. */
function wholeOf(game: Game): number {
  const { kind, sand_seconds, clue_seconds, guess_seconds, first_clue_seconds } = game.options.time;
  if (kind === "sand") return sand_seconds;
  if (game.phase !== "clue") return guess_seconds;
  return game.turn === 1 ? (first_clue_seconds ?? clue_seconds) : clue_seconds;
}
