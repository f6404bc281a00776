import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is heard, and no sound device opened, until the player turns it on", async () => {
  const opened = vi.fn();
  vi.stubGlobal("AudioContext", opened);
  const { play, soundIsOn } = await import("./sound");
  play("stamp");
  expect(soundIsOn()).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});

test("a browser without sound stays silent instead of failing", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { play, soundIsOn, turnSound } = await import("./sound");
  turnSound(true);
  play("lamp");
  expect(soundIsOn()).toBe(false);
});

test("a page out of sight makes no sound", async () => {
  const created = vi.fn(() => {
    throw new Error("no sound was due");
  });
  class Room {
    state = "running";
    currentTime = 0;
    resume = () => Promise.resolve();
    createOscillator = created;
  }
  vi.stubGlobal("AudioContext", Room);
  vi.stubGlobal("document", { hidden: true });
  const { play, turnSound } = await import("./sound");
  turnSound(true);
  play("tick");
  expect(created).not.toHaveBeenCalled();
  vi.stubGlobal("document", { hidden: false });
  play("tick");
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce());
});
