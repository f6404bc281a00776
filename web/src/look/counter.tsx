import "./bits.css";
import { classes, type Team } from "./identity";
import { Sign } from "./sign";

/** The words a team has left. `label` is the whole sentence for a listener. */
export function Counter({
  team,
  count,
  label,
  turn,
  large,
}: {
  team: Team;
  count: number;
  label: string;
  turn?: boolean;
  large?: boolean;
}) {
  return (
    <span
      class={classes("counter of", `of-${team}`, turn ? "turn woven" : "resting", large && "large")}
      role="img"
      aria-label={label}
    >
      <span class="plain row tight" style={{ gap: "0.4em" }}>
        <Sign identity={team} size="0.8em" class="sign" />
        <span class="count">{count}</span>
      </span>
    </span>
  );
}
