import { Sign } from "../../look/sign";
import { arePartners, colourOf } from "../../table/sheets";
import { saidNumber } from "../../text/events";
import { t } from "../../text/text";
import type { Played } from "./played";
import { beforeText, turnText } from "./say";
import { turnsOf, type Turn } from "./turns";

/** The whole game turn by turn, in a line or two each. */
export function Story({ played }: { played: Played }) {
  return (
    <ol class="story">
      {turnsOf(played).map((turn) => (
        <li key={turn.number}>
          <span class={`turn-sign of-${colourOf(played.options.mode, turn.team)}`}>
            <Sign identity={colourOf(played.options.mode, turn.team)} size="0.9em" title={t("team", { team: turn.team })} />
          </span>
          <div>
            {turn.before.length > 0 && <p class="small soft">{beforeText(played, turn)}</p>}
            {isSudden(played, turn) && <p class="small soft">{t("sudden-death")}</p>}
            {turn.clue && (
              <p>
                <ClueSaid
                  word={turn.clue.word}
                  number={turn.clue.number}
                  lang={played.options.language}
                />
              </p>
            )}
            <p class="small">{turnText(played, turn)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Cards without a clue, where two sides play as one (D17). */
const isSudden = ({ options }: Played, { clue, touched }: Turn): boolean =>
  arePartners(options.mode) && !clue && touched.length > 0;

/** A clue as it stands on paper, and as it is said. */
export function ClueSaid({
  word,
  number,
  lang,
}: {
  word: string;
  number: number | "unlimited";
  lang: string;
}) {
  return (
    <b class="codename">
      <span lang={lang}>{word}</span>{" "}
      <span class="figures" aria-hidden="true">
        {number === "unlimited" ? "∞" : number}
      </span>
      <span class="unseen">{saidNumber(number)}</span>
    </b>
  );
}
