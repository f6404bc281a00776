import "./finale.css";
import type { Identity } from "./identity";
import { Sign } from "./sign";

/** The winners' sign is stamped over the table, once; the words about it stand elsewhere. */
export function Finale({ colours }: { colours: readonly Identity[] }) {
  return (
    <div class="finale" aria-hidden="true">
      {colours.map((colour) => (
        <div key={colour} class={`stamp of woven of-${colour}`}>
          <Sign identity={colour} />
        </div>
      ))}
    </div>
  );
}
