/** Screens come when they are needed: one chunk each. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { everyText } from "../text/text";
import { Waiting } from "./waiting";

/** A screen that is fetched the first time it is shown, and the sentences it needs with it. */
export function lazily(
  load: () => Promise<{ default: ComponentType }>,
  sentences: () => Promise<void> = everyText,
): ComponentType {
  const loaded = signal<ComponentType | null>(null);
  const failure = signal<{ error: unknown } | null>(null);
  const fetchIt = () => {
    failure.value = null;
    Promise.all([load(), sentences()]).then(
      ([module]) => {
        loaded.value = module.default;
      },
      (error: unknown) => {
        failure.value = { error };
      },
    );
  };
  return function Lazily() {
    useEffect(() => {
      if (!loaded.peek()) fetchIt();
    }, []);
    if (failure.value) throw failure.value.error; // the boundary says so, calmly
    const Screen = loaded.value;
    return Screen ? <Screen /> : <Waiting />;
  };
}

/** For the board and what surrounds every screen: their sentences are there from the start. */
export const alreadyThere = (): Promise<void> => Promise.resolve();
