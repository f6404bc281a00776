/** The clue that counts now, and what may be done about it. */

import { HelpIcon } from "../../look/icons";
import { measure, typeset } from "../../look/measure";
import { Sign } from "../../look/sign";
import type { Clue } from "../../protocol/types";
import { lazily } from "../../shell/lazily";
import { isNobodysTurn } from "../../table/desks";
import { guessesLeft } from "../../table/duties";
import { arePartners, colourOf } from "../../table/sheets";
import type { Game } from "../../table/view";
import { saidNumber } from "../../text/events";
import { t, Text } from "../../text/text";
import { clueOpen, spelled } from "./mine";
import { PIP, pipColumns, Pips } from "./pips";
import { teamOnTurn } from "./turn-cloth";

// what can be asked about a clue is seldom asked
const AboutClue = lazily(() => import("./about-clue"));

const openClue = () => {
  clueOpen.value = true;
};

const SPACED = 1.05; // letters of codenames stand a little apart

const numberSign = ({ number }: Clue) => (number === "unlimited" ? "∞" : number);

/** Word and number as they stand on paper. */
export function ClueText({ clue, lang }: { clue: Clue; lang: string }) {
  return (
    <span class="codename clue-text">
      <span class="clue-word" lang={lang}>
        {clue.word}
      </span>{" "}
      <span class="figures" aria-hidden="true">
        {numberSign(clue)}
      </span>
      <span class="unseen">{saidNumber(clue.number)}</span>
    </span>
  );
}

/** The bar; pressed, it opens what can be asked about the clue. Before there is one, it says whose turn. */
export function ClueBar({ game }: { game: Game }) {
  const clue = game.clue;
  if (!clue) return <NoClue game={game} />;
  const colour = colourOf(game.options.mode, clue.team);
  return (
    <div class="clue">
      <button
        type="button"
        class={`clue-bar of of-${colour}`}
        onClick={() => void AboutClue.come().then(openClue, () => undefined)}
        aria-haspopup="dialog"
      >
        <SaidClue game={game} clue={clue} />
        <span class="clue-end">
          <GuessesLeft game={game} />
          <HelpIcon size="1.25rem" />
        </span>
      </button>
      {clueOpen.value && <AboutClue />}
    </div>
  );
}

/** Whose clue it is, the clue itself and its pips, as large as there is room. */
export function SaidClue({ game, clue }: { game: Game; clue: Clue }) {
  const colour = colourOf(game.options.mode, clue.team);
  return (
    <>
      <span class={`clue-sign of woven of-${colour}`}>
        <Sign identity={colour} size="0.7em" title={t("team", { team: clue.team })} />
      </span>
      <span class="clue-said" style={{ "--whole": widthOf(game, clue) }}>
        <ClueText clue={clue} lang={game.options.language} />
        <Pips game={game} />
      </span>
    </>
  );
}

/** How many ems the clue takes with all that stands beside it; it is made as large as there is room. */
function widthOf(game: Game, clue: Clue): string {
  const said = `${clue.word.toLocaleUpperCase(game.options.language)} ${numberSign(clue)}`;
  return ems(said, pipColumns(game) * PIP);
}

function ems(text: string, beside = 0): string {
  typeset.value; // a late font has other widths
  return (measure(text) * SPACED + beside + 0.4).toFixed(2);
}

function NoClue({ game }: { game: Game }) {
  const team = teamOnTurn(game);
  const nobody = isNobodysTurn(game);
  const colour = nobody ? "bystander" : colourOf(game.options.mode, team);
  const said = nobody ? t("board-begin") : t("board-turn", { team });
  return (
    <div class="clue">
      <p class={`clue-bar of of-${colour}`}>
        <span class={`clue-sign of woven of-${colour}`}>
          <Sign identity={colour} size="0.7em" />
        </span>
        <span class="turn-said" style={{ "--whole": ems(said) }}>
          {said}
        </span>
      </p>
    </div>
  );
}

/** How the clue is spelled, if somebody asked; else how often they may still guess. Pips say it too. */
export function GuessesLeft({ game }: { game: Game }) {
  const letters = spelled.value?.word === game.clue?.word ? spelled.value?.letters : "";
  const left = guessesLeft(game);
  if (letters) return <span class="small">{letters}</span>;
  if (game.phase === "over" || arePartners(game.options.mode)) return null; // no clue has a limit
  if (left === null)
    return (
      <span class="small">
        <Text id="board-guesses-free" />
      </span>
    );
  return (
    <span class="unseen">
      <Text id="board-guesses-left" count={left} />
    </span>
  );
}
