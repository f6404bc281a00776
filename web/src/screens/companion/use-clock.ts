/** A clock on the page: looked at again and again, heard, and never asleep. */

import { useEffect, useRef, useState } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { play } from "../../device/sound";
import { vibrate } from "../../device/vibration";
import { announce } from "../../shell/announce";
import { t } from "../../text/text";
import { heard, leftAt, runs, type Timer } from "./timer";

const BEAT = 200;

/** Milliseconds left; ticks and rings by itself. */
export function useClock(timer: Timer): number {
  const [now, look] = useState(() => Date.now());
  const before = useRef(timer.left);
  const left = leftAt(timer, Math.max(now, timer.since ?? 0));
  const running = runs(timer, Math.max(now, timer.since ?? 0));
  useEffect(() => {
    if (!running) return;
    const awake = stayAwake();
    const drum = setInterval(() => look(Date.now()), BEAT);
    return () => {
      clearInterval(drum);
      awake();
    };
  }, [running, timer]);
  useEffect(() => {
    const sound = timer.since === null ? null : heard(before.current, left);
    before.current = left;
    if (sound === "tick") play("tick");
    if (sound === "end") ring();
  }, [left, timer]);
  return left;
}

function ring(): void {
  play("chime");
  vibrate([200, 100, 200]);
  announce(t("board-time-up"));
}
