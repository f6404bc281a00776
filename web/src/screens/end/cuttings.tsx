import "./cuttings.css";
import type { Colour } from "../../protocol/types";

const COUNT = 40;
const GOLDEN = 0.618; // spreads any number of them evenly, and the same every time

/** Cuttings of paper fall over the page, once; where nothing may move they lie at its edges. */
export function Cuttings({ colour }: { colour: Colour }) {
  return (
    <div class={`cuttings of-${colour}`} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, place) => (
        <span
          key={place}
          style={{ "--across": (place * GOLDEN) % 1, "--down": place / COUNT, "--spin": place % 7 }}
        />
      ))}
    </div>
  );
}
