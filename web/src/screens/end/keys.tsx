/** Both sides of the key, side by side: what neither side could see while they played. */

import { BoardMini } from "../../look/board-mini";
import { Sign } from "../../look/sign";
import { behind, colourOf, drawnAs, isTwoSided, keySideOf, sheetOf, teamsOf } from "../../table/sheets";
import { t, Text } from "../../text/text";
import { lyingAt, type Played } from "../replay/played";

/** A small board for each side; found cards in full. Nothing where there is one key for all. */
export function Keys({ played }: { played: Played }) {
  const { mode } = played.options;
  if (!isTwoSided(mode) || played.cells.includes("?")) return null;
  const lying = lyingAt(played, played.moments.length - 1);
  return (
    <section class="keys" aria-label={t("end-keys")}>
      {teamsOf(mode).map((team) => {
        const side = keySideOf(mode, team);
        const cells = [...played.cells].map((letter) => behind(mode, letter, side));
        return (
          <figure key={team}>
            <figcaption>
              <Sign identity={colourOf(mode, team)} size="0.8em" /> <Text id="end-key-of" team={team} />
            </figcaption>
            <BoardMini
              identities={cells.map((who) => (who ? drawnAs(mode, who) : "unknown"))}
              covered={cells.map((_who, card) => lying.has(card))}
              columns={sheetOf(mode).columns}
              label={t("end-key-of", { team })}
              size="100%"
            />
          </figure>
        );
      })}
    </section>
  );
}
