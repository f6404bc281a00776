import "./bits.css";
import { classes, type Identity } from "./identity";
import { Sign } from "./sign";

/** The words a team has left, or its sign alone. `label` is the whole sentence for a listener. */
export function Counter({
  colour,
  count,
  label,
  turn,
  large,
}: {
  colour: Identity;
  count: number | null; // null: it is not yours to know
  label: string;
  turn?: boolean;
  large?: boolean;
}) {
  return (
    <span
      class={classes("counter of", `of-${colour}`, turn ? "turn woven" : "resting", large && "large")}
      role="img"
      aria-label={label}
    >
      <span class="plain row tight" style={{ gap: "0.4em" }}>
        <Sign identity={colour} size="0.8em" class="sign" />
        {count !== null && <span class="count">{count}</span>}
      </span>
    </span>
  );
}
