import "./bits.css";
import type { ComponentChildren } from "preact";
import { classes, type Identity } from "./identity";
import { Sign } from "./sign";

/** A few words about a thing; with a colour it wears its tint and sign. */
export function Tag({
  colour,
  outline,
  children,
}: {
  colour?: Identity;
  outline?: boolean;
  children: ComponentChildren;
}) {
  return (
    <span class={classes("tag", colour && `team of-${colour}`, outline && "outline")}>
      {colour && <Sign identity={colour} size="0.8em" />}
      {children}
    </span>
  );
}

/** An identity as a small square of its colour, pattern and sign. */
export function KeySwatch({ identity, label }: { identity: Identity; label?: string }) {
  return (
    <span
      class={`swatch of woven of-${identity}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <Sign identity={identity} size="0.85em" />
    </span>
  );
}
