import "./cloth.css";
import "./lights-out.css";
import { useRef } from "preact/hooks";
import { classes, type Identity } from "./identity";

/** What lies under the whole screen: a colour, and its pattern at the edge. A new one sweeps over
 * it. With another colour each has its half: two have done something together. */
export function Cloth({ colour, other }: { colour: Identity; other?: Identity | undefined }) {
  const now = useRef(colour);
  const before = useRef(colour);
  if (now.current !== colour) {
    before.current = now.current;
    now.current = colour;
  }
  const sweeps = before.current !== colour;
  return (
    <>
      {sweeps && <div class={`cloth of-${before.current}`} />}
      <div key={colour} class={classes("cloth", `of-${colour}`, sweeps && "sweeps")} />
      {other && <div class={`cloth half-cloth of-${other}`} />}
    </>
  );
}
