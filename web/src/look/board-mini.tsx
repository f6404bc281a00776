import "./bits.css";
import { classes, type Identity } from "./identity";
import { Sign } from "./sign";

/** A board of signs alone, for the replay, the share picture and the examples. */
export function BoardMini({
  identities,
  columns,
  covered,
  now,
  label,
  size,
}: {
  identities: readonly Identity[];
  columns: number;
  covered?: readonly boolean[]; // what is not covered shows its sign on paper only
  now?: number;
  label: string;
  size?: string;
}) {
  return (
    <span class="mini" role="img" aria-label={label} style={{ "--columns": columns, ...(size && { "--mini": size }) }}>
      {identities.map((identity, place) => (
        <span
          key={place}
          class={classes(
            "of woven",
            `of-${identity}`,
            covered && !covered[place] && "hidden-key",
            now === place && "now",
          )}
        >
          <Sign identity={identity} />
        </span>
      ))}
    </span>
  );
}
