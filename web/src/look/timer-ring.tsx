import "./bits.css";
import { clock, isLast, ringOffset } from "./clock";
import { classes } from "./identity";

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

/** Time left as a ring and figures. It is told, never announced by itself: `label` names it. */
export function TimerRing({
  left,
  whole,
  label,
  size,
  known = true,
}: {
  left: number; // seconds
  whole: number;
  label: string;
  size?: string;
  known?: boolean; // how much is left
}) {
  return (
    <span
      class={classes("timer", known && isLast(left) && "last")}
      style={size ? { "--timer": size } : undefined}
      role="timer"
      aria-label={label}
    >
      <svg viewBox="0 0 46 46" fill="none" stroke-width="4" aria-hidden="true">
        <circle class="track" cx="23" cy="23" r={RADIUS} />
        <circle
          class="left"
          cx="23"
          cy="23"
          r={RADIUS}
          stroke-dasharray={ROUND}
          stroke-dashoffset={known ? ringOffset(left, whole, ROUND) : ROUND}
        />
      </svg>
      <span class="time" aria-hidden="true">
        {known ? clock(left) : "?"}
      </span>
    </span>
  );
}
