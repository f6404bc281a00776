import { Tag } from "../../look/tag";
import type { Analysis, Mode } from "../../protocol/types";
import { colourOf, isTogether, teamsOf } from "../../table/sheets";
import { t, Text } from "../../text/text";
import { roughly } from "./figures";
import { listeningOf, longShots, luckOf } from "./judgement";

/** Both teams over the whole game, in sentences. */
export function Teams({ found, mode }: { found: Analysis; mode: Mode }) {
  const there = teamsOf(mode).filter((team) => found.teams[team].clues > 0);
  return (
    <div class="teams">
      {there.map((team) => {
        const seen = found.teams[team];
        const expected = roughly(seen.expected);
        const clues = found.clues.filter((clue) => clue.team === team);
        const luck = luckOf(seen, clues, mode);
        return (
          <section key={team} class="panel stack tight" aria-label={t("board-agency", { team })}>
            {!isTogether(mode) && (
              <h2>
                <Tag colour={colourOf(mode, team)}>{t("board-agency", { team })}</Tag>
              </h2>
            )}
            <p>
              <Text
                id={luck}
                found={seen.found}
                expected={expected}
                count={longShots(clues, mode).length}
              />{" "}
              <Text id="analysis-possible" possible={roughly(seen.possible)} />{" "}
              {luck !== "analysis-luck-unknown" && <Text id={listeningOf(seen)} />}
            </p>
          </section>
        );
      })}
    </div>
  );
}
