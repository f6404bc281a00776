// Small sounds made on the spot. Silent until the player turns them on; never throws.

import { wasTouched } from "./activity";
import { keep, kept } from "./storage";

/** What can be heard: a card is laid, stamped, time runs out, the lamp goes out, it is your turn. */
export type Sound = "paper" | "stamp" | "tick" | "lamp" | "chime";

let room: AudioContext | null = null;
let on = kept("sound") === "on";

/** Turns the sounds on or off, for good. Call it from a tap: browsers let nobody else begin. */
export function turnSound(wanted: boolean): void {
  on = wanted;
  keep("sound", on ? "on" : null);
  attempt(() => {
    if (on)
      void open()
        .resume()
        .catch(() => undefined);
    else void room?.suspend().catch(() => undefined);
  });
}

/** Whether sounds are on. */
export function soundIsOn(): boolean {
  return on;
}

/** Plays a sound, if the player wants to hear it and the page is in sight. */
export function play(sound: Sound): void {
  if (!on || document.hidden || !wasTouched()) return;
  attempt(() => {
    const context = open();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    // most people want none, so they come with the first one
    import("./sounds").then(
      ({ SOUNDS }) => attempt(() => SOUNDS[sound](context, context.currentTime + 0.01)),
      () => undefined,
    );
  });
}

function open(): AudioContext {
  room ??= new AudioContext();
  return room;
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    on = false; // a browser without sound: the screen says everything anyway
  }
}
