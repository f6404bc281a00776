/** A phone that shivers in the hand: wanted unless the player has said no. */

import { wasTouched } from "./activity";
import { keep, kept } from "./storage";

/** Whether this device can do it at all. */
export const canVibrate = () => typeof navigator.vibrate === "function";

/** Whether the player wants it. */
export const vibrationIsOn = () => kept("vibration") !== "off";

/** Wanted or not, from now on. */
export function turnVibration(on: boolean): void {
  keep("vibration", on ? null : "off");
}

/** Shiver, if it is wanted and the browser allows it. */
export function vibrate(pattern: number[]): void {
  if (canVibrate() && vibrationIsOn() && wasTouched()) navigator.vibrate(pattern);
}
