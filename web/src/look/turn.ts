// The turn of a card: the old face goes, then the new one comes.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Identity } from "./identity";

const HALF = 125; // milliseconds; both halves make the 250 of the look

/** What a card shows. */
export interface Face {
  identity: Identity;
  covered: boolean;
}

/** The face to draw now, and whether it is leaving or arriving. */
export function useTurn(identity: Identity, covered: boolean): [Face, "out" | "in" | null] {
  const before = useRef(covered);
  const [turning, setTurning] = useState<"out" | "in" | null>(null);
  const old = useRef<Face>({ identity, covered });
  const starts = covered && !before.current && !calm();
  useEffect(() => {
    before.current = covered;
    if (!starts) return;
    setTurning("out");
    const half = setTimeout(() => setTurning("in"), HALF);
    const done = setTimeout(() => setTurning(null), 2 * HALF);
    return () => {
      clearTimeout(half);
      clearTimeout(done);
      setTurning(null);
    };
  }, [covered]);
  const leaving = starts || turning === "out";
  if (!leaving) old.current = { identity, covered };
  return [leaving ? old.current : { identity, covered }, leaving ? "out" : turning];
}

function calm(): boolean {
  if (globalThis.document?.documentElement.dataset["motion"] === "still") return true; // device/appearance
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}
