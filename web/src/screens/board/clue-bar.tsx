/** The clue that counts now, and what may be done about it. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { HelpIcon } from "../../look/icons";
import { Sign } from "../../look/sign";
import type { Clue, MemberCommand, Seat } from "../../protocol/types";
import { guessesLeft } from "../../table/duties";
import type { Game } from "../../table/view";
import { byCode, t, Text } from "../../text/text";
import { mayAccept, mayChallenge, maySpell } from "./clue-rights";
import { send, spelled } from "./desk";
import { saidNumber } from "./telling";

/** Word and number as they stand on paper. */
export function ClueText({ clue, lang }: { clue: Clue; lang: string }) {
  return (
    <span class="codename clue-text">
      <span class="clue-word" lang={lang}>
        {clue.word}
      </span>{" "}
      <span class="figures" aria-hidden="true">
        {clue.number === "unlimited" ? "∞" : clue.number}
      </span>
      <span class="unseen">{saidNumber(clue.number)}</span>
    </span>
  );
}

/** The bar; pressed, it opens what can be asked about the clue. */
export function ClueBar({ game, seat }: { game: Game; seat: Seat }) {
  const [open, setOpen] = useState(false);
  const clue = game.clue;
  if (!clue) return null;
  const left = guessesLeft(game);
  const letters = spelled.value?.word === clue.word ? spelled.value.letters : "";
  return (
    <>
      <button type="button" class="clue-bar" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span class={`clue-sign of-${clue.team}`}>
          <Sign identity={clue.team} size="0.9em" title={t("team", { team: clue.team })} />
        </span>
        <ClueText clue={clue} lang={game.options.language} />
        <span class="clue-end">
          <span class="small soft">
            {letters ||
              (game.phase === "over" ? null : left === null ? (
                <Text id="board-guesses-free" />
              ) : (
                <Text id="board-guesses-left" count={left} />
              ))}
          </span>
          <HelpIcon size="1.25em" />
        </span>
      </button>
      {open && (
        <AboutClue game={game} clue={clue} seat={seat} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What word and number say, for whoever plays this for the first time (R39, R53, R55). */
function Meaning({ clue }: { clue: Clue }) {
  if (clue.number === "unlimited") return <Text id="board-clue-unlimited" />;
  if (clue.number === 0) return <Text id="board-clue-zero" />;
  return <Text id="board-clue-leads" count={clue.number} />;
}

function AboutClue({
  game,
  clue,
  seat,
  onClose,
}: {
  game: Game;
  clue: Clue;
  seat: Seat;
  onClose: () => void;
}) {
  const act = (command: MemberCommand) => {
    onClose();
    void send(command);
  };
  const number = saidNumber(clue.number);
  return (
    <Dialog
      open
      title={t("board-clue-title", { word: clue.word, number })}
      closeLabel={t("board-close")}
      onClose={onClose}
    >
      <p>
        <Meaning clue={clue} />
      </p>
      <p>
        {game.standing === "open" || game.standing === "allowed" ? (
          <Text id="board-clue-about" />
        ) : (
          <Text id={byCode("board-standing-", game.standing)} />
        )}
      </p>
      {maySpell(seat) && (
        <Button onClick={() => act({ type: "request_spelling" })}>
          <Text id="board-spell" />
        </Button>
      )}
      {mayChallenge(game, seat) && (
        <Button kind="danger" onClick={() => act({ type: "challenge_clue" })}>
          <Text id="board-challenge" />
        </Button>
      )}
      {mayAccept(game, seat) && (
        <Button onClick={() => act({ type: "accept_clue" })}>
          <Text id="board-accept" />
        </Button>
      )}
    </Dialog>
  );
}
