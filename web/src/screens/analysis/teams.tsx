import { Tag } from "../../look/tag";
import type { Analysis, Mode } from "../../protocol/types";
import { TEAMS } from "../../table/seats";
import { t, Text, writtenNumber } from "../../text/text";
import { listeningOf, luckOf } from "./judgement";

/** One decimal, as one says it: half a word is a figure, a hundredth is none. */
export const roughly = (value: number) => writtenNumber(value, { maximumFractionDigits: 1 });

/** Both teams over the whole game, in sentences. */
export function Teams({ found, mode }: { found: Analysis; mode: Mode }) {
  const there = TEAMS.filter((team) => found.teams[team].clues > 0);
  return (
    <div class="teams">
      {there.map((team) => {
        const seen = found.teams[team];
        const expected = roughly(seen.expected);
        const luck = luckOf(
          seen,
          found.clues.filter((clue) => clue.team === team),
        );
        return (
          <section key={team} class="panel stack tight" aria-label={t("board-agency", { team })}>
            {mode !== "coop" && (
              <h2>
                <Tag team={team}>{t("board-agency", { team })}</Tag>
              </h2>
            )}
            <p>
              <Text id={luck} found={seen.found} expected={expected} />{" "}
              <Text id="analysis-possible" possible={roughly(seen.possible)} />{" "}
              {luck !== "analysis-luck-unknown" && <Text id={listeningOf(seen)} />}
            </p>
          </section>
        );
      })}
    </div>
  );
}
