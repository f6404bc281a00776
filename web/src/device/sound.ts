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
    SOUNDS[sound](context, context.currentTime + 0.01);
  });
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  paper(context, at) {
    noise(context, at, { length: 0.16, from: 2600, to: 5200, loud: 0.1 });
    noise(context, at + 0.09, { length: 0.08, from: 5200, to: 3000, loud: 0.05 });
  },
  stamp(context, at) {
    tone(context, at, { from: 150, to: 52, length: 0.16, loud: 0.4, shape: "sine" });
    noise(context, at, { length: 0.05, from: 900, to: 400, loud: 0.22 });
  },
  tick(context, at) {
    tone(context, at, { from: 1900, to: 1500, length: 0.03, loud: 0.08, shape: "triangle" });
  },
  lamp(context, at) {
    noise(context, at, { length: 0.03, from: 3000, to: 1200, loud: 0.3 });
    tone(context, at + 0.04, { from: 110, to: 34, length: 1.1, loud: 0.28, shape: "sine" });
  },
  chime(context, at) {
    tone(context, at, { from: 659, to: 659, length: 0.5, loud: 0.1, shape: "sine" });
    tone(context, at + 0.12, { from: 988, to: 988, length: 0.7, loud: 0.08, shape: "sine" });
  },
};

interface Shape {
  from: number; // hertz
  to: number;
  length: number; // seconds
  loud: number; // 0 to 1
}

function tone(context: AudioContext, at: number, sound: Shape & { shape: OscillatorType }): void {
  const source = context.createOscillator();
  source.type = sound.shape;
  source.frequency.setValueAtTime(sound.from, at);
  source.frequency.exponentialRampToValueAtTime(sound.to, at + sound.length);
  source.connect(fading(context, at, sound)).connect(context.destination);
  source.start(at);
  source.stop(at + sound.length);
}

function noise(context: AudioContext, at: number, sound: Shape): void {
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * sound.length),
    context.sampleRate,
  );
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(sound.from, at);
  band.frequency.exponentialRampToValueAtTime(sound.to, at + sound.length);
  source
    .connect(band)
    .connect(fading(context, at, sound))
    .connect(context.destination);
  source.start(at);
}

function fading(context: AudioContext, at: number, { length, loud }: Shape): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
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
