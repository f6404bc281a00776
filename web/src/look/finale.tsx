import "./finale.css";
import type { Team } from "./identity";
import { Sign } from "./sign";

/** The winners' sign is stamped over the table, once; the words about it stand elsewhere. */
export function Finale({ team }: { team: Team }) {
  return (
    <div class="finale" aria-hidden="true">
      <div class={`stamp of woven of-${team}`}>
        <Sign identity={team} />
      </div>
    </div>
  );
}
