import { Sign } from "../../look/sign";
import { t } from "../../text/text";
import type { Played } from "./played";
import { beforeText, saidNumber, turnText } from "./say";
import { turnsOf } from "./turns";

/** The whole game turn by turn, in a line or two each. */
export function Story({ played }: { played: Played }) {
  return (
    <ol class="story">
      {turnsOf(played).map((turn) => (
        <li key={turn.number}>
          <span class={`turn-sign of-${turn.team}`}>
            <Sign identity={turn.team} size="0.9em" title={t("team", { team: turn.team })} />
          </span>
          <div>
            {turn.before.length > 0 && <p class="small soft">{beforeText(played, turn)}</p>}
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
