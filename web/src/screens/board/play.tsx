/** Below the board: the clue, and the one thing that you can do now. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../look/button";
import type { Seat } from "../../protocol/types";
import { letsLook, otherTeam, plays } from "../../table/seats";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { ClueBar } from "./clue-bar";
import { ClueEntry } from "./clue-entry";
import { AnswerQuestion, RuleOnClue } from "./decisions";
import { busy, chosen, guess, happened, send } from "./desk";
import { EmptySeats, LookAtKey } from "./guests";
import { Refused } from "./refused";
import { coverColour, isCovered, mayGuess } from "./taps";

/** The clue bar, what went wrong, and the action; while there is none, what has just happened. */
export function Play({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  const place = useKeptFocus();
  return (
    <section
      class={seat.role === "spymaster" ? "play writes" : "play"}
      ref={place}
      aria-label={t("board-play")}
    >
      {!rules(game, seat) && <ClueBar game={game} seat={seat} />}
      <Refused />
      {/* whoever writes a clue needs the room; the table's menu has them too, and says so */}
      {!writes(game, seat) && <EmptySeats table={table} game={game} seat={seat} />}
      {actionOf(table, game, seat)}
      {tells(table, game, seat) && <p class="told">{happened.value}</p>}
    </section>
  );
}

/** What this seat can do now; null while it waits. */
function actionOf(table: Table, game: Game, seat: Seat): ComponentChildren {
  if (game.phase === "over") return null;
  if (mayGuess(game, seat)) return <Guess game={game} />;
  if (coverColour(game, seat)) return <Cover game={game} />;
  const asked = game.consultations.at(-1);
  if (writes(game, seat)) return <ClueEntry game={game} />;
  if (game.phase === "clue" && asked?.allowed === null && plays(seat))
    return <AnswerQuestion key={asked.word} asked={asked} lang={game.options.language} />;
  if (rules(game, seat)) return <RuleOnClue game={game} />;
  if (seat.role === "watcher" && letsLook(table)) return <LookAtKey />;
  return null;
}

/** Whether there is room below the board for what has just happened. */
export function tells(table: Table, game: Game, seat: Seat): boolean {
  return !actionOf(table, game, seat) || coverColour(game, seat) !== null;
}

/** Whether this seat gives a clue now. */
function writes(game: Game, seat: Seat): boolean {
  return game.phase === "clue" && seat.role === "spymaster" && seat.team === game.team;
}

/** Whether a challenge waits for this seat; the sentence above the board names the clue then. */
function rules(game: Game, seat: Seat): boolean {
  const other = seat.role === "spymaster" && seat.team === otherTeam(game.team);
  return other && game.phase === "challenged";
}

/** Mark a card first; this button, or a long press, touches it. */
function Guess({ game }: { game: Game }) {
  const card = chosenCard(game);
  const word = card === null ? undefined : game.words[card];
  return (
    <div class="row whole actions">
      <Button
        disabled={game.guesses === 0}
        busy={busy.value === "stop_guessing"}
        onClick={() => void send({ type: "stop_guessing", turn: game.turn })}
      >
        <Text id="board-stop" />
      </Button>
      <Button
        kind="primary"
        class="main-action"
        disabled={!word}
        busy={busy.value === "guess_word"}
        onClick={() => card !== null && void guess(card, game.turn)}
      >
        {word ? <Text id="board-guess-word" word={word} /> : <Text id="board-guess" />}
      </Button>
    </div>
  );
}

/** Choose a card first; this button covers it. */
function Cover({ game }: { game: Game }) {
  const card = chosenCard(game);
  const word = card === null ? undefined : game.words[card];
  const penalty = game.phase === "penalty";
  const cover = async () => {
    if (card === null) return;
    chosen.value = null;
    await send({ type: penalty ? "cover_penalty_word" : "cover_opponent_word", card });
  };
  return (
    <div class="row whole actions">
      {penalty && game.options.penalty_cover === "may" && (
        <Button
          busy={busy.value === "skip_penalty"}
          onClick={() => void send({ type: "skip_penalty" })}
        >
          <Text id="board-skip" />
        </Button>
      )}
      <Button
        kind="primary"
        class="main-action"
        disabled={!word}
        busy={busy.value === "cover_penalty_word" || busy.value === "cover_opponent_word"}
        onClick={() => void cover()}
      >
        {word ? <Text id="board-cover-word" word={word} /> : <Text id="board-cover" />}
      </Button>
    </div>
  );
}

/** The chosen card, unless somebody else has been quicker. */
function chosenCard(game: Game): number | null {
  const card = chosen.value;
  return card !== null && !isCovered(game, card) ? card : null;
}

/** When the thing that had the focus is done and gone, reading goes on with what is expected now. */
function useKeptFocus() {
  const place = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const moved = () => {
      if (document.activeElement !== document.body)
        inside.current = place.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    inside.current = false;
    document.getElementById("duty")?.focus();
  });
  return place;
}
