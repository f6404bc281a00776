import "./bars.css";
import { classes } from "./identity";

/** One amount: its name, how long its bar is, and the amount in words. */
export interface Bar {
  label: string;
  said: string;
  whole: number;
  part?: number; // of the whole, drawn full
  mine?: boolean;
}

/** Amounts one below the other; whoever listens hears name and amount. */
export function Bars({ rows, short }: { rows: readonly Bar[]; short?: boolean }) {
  const most = Math.max(...rows.map(({ whole }) => whole), 1);
  return (
    <ul class={classes("bars", short && "short")}>
      {rows.map(({ label, said, whole, part = whole, mine }) => (
        <li key={label} class={mine ? "mine" : undefined}>
          <span>{label}</span> <span>{said}</span>
          <span
            class="bar"
            aria-hidden="true"
            style={{ "--whole": whole / most, "--part": part / most }}
          />
        </li>
      ))}
    </ul>
  );
}
