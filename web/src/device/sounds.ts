/** How each sound is made: tones and noises that fade. */

import type { Sound } from "./sound";

/** Makes a sound at a moment of the device's own clock. */
export const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
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
