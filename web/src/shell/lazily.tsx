/** Screens come when they are needed: one chunk each. */

import { signal } from "@preact/signals";
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { everyText } from "../text/text";
import { loadAnew } from "./anew";
import { Trying, Waiting } from "./waiting";

/** A screen that may not be there yet. */
export interface Lazy extends FunctionComponent {
  come: () => Promise<void>; // fetches it; kept when it can be shown at once
}

/** A screen that is fetched the first time it is shown, and the sentences it needs with it. */
export function lazily(
  load: () => Promise<{ default: ComponentType }>,
  sentences: () => Promise<void> = everyText,
): Lazy {
  const loaded = signal<ComponentType | null>(null);
  const come = async () => {
    const [module] = await Promise.all([load(), sentences()]);
    loaded.value = module.default;
  };
  function Lazily() {
    const [failure, fail] = useState<{ error: unknown } | null>(null);
    const [away, setAway] = useState(false);
    useEffect(() => {
      if (loaded.peek()) return;
      come().catch((error: unknown) =>
        loadAnew(() => setAway(true)).then(() => fail({ error })),
      );
    }, []);
    if (failure) throw failure.error; // the boundary says so, calmly
    const Screen = loaded.value;
    if (Screen) return <Screen />;
    return away ? <Trying /> : <Waiting />;
  }
  Lazily.come = come;
  return Lazily;
}

/** For the board and what surrounds every screen: their sentences are there from the start. */
export const alreadyThere = (): Promise<void> => Promise.resolve();
