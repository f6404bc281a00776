/** Below the board: the one thing that you can do now. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import type { Seat } from "../../protocol/types";
import { lazily } from "../../shell/lazily";
import { may, type Act } from "../../table/desks";
import { called } from "../../table/pictures";
import { letsLook } from "../../table/seats";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { ClueEntry } from "./clue-entry";
import { EmptySeats, LookAtKey } from "./guests";
import { Lesson, lessonFor } from "./lessons";
import { busy, chosen, guess, happened, send } from "./mine";
import { Refused } from "./refused";
import { isCovered, tapOf } from "./taps";

// seldom needed, so it is fetched when it is
const Decision = lazily(() => import("./decisions"));
const SlowBar = lazily(() => import("../slow/slow-bar"));

/** What went wrong, and the action; while there is none, what has just happened. */
export function Play({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  const place = useKeptFocus();
  const lesson = lessonFor(game, seat); // first things first
  return (
    <section class="play" ref={place} aria-label={t("board-play")}>
      <Refused />
      {table.settings.slow && <SlowBar />}
      {/* whoever writes a clue needs the room; the table's menu has them too, and says so */}
      {!may(game, seat, "give_clue") && <EmptySeats table={table} game={game} seat={seat} />}
      {lesson ? <Lesson /> : actionOf(table, game, seat)}
      {tells(table, game, seat) && <p class="told">{happened.value}</p>}
    </section>
  );
}

/** What this seat can do now; null while it waits. */
function actionOf(table: Table, game: Game, seat: Seat): ComponentChildren {
  const does = (act: Act) => may(game, seat, act);
  if (does("give_up")) return <Sudden game={game} touches={does("guess_word")} />;
  if (does("guess_word")) return <Guess game={game} stops={does("stop_guessing")} />;
  if (does("cover_penalty_word"))
    return <Cover game={game} type="cover_penalty_word" skips={does("skip_penalty")} />;
  if (does("cover_opponent_word")) return <Cover game={game} type="cover_opponent_word" />;
  if ((does("answer_consult") && game.consultations.length) || does("rule_clue")) return <Decision />;
  if (does("give_clue")) return <ClueEntry game={game} asks={does("consult_clue")} />;
  const watches = seat.role === "watcher" && game.phase !== "over";
  return watches && letsLook(table) ? <LookAtKey /> : null;
}

/** Whether there is room below the board for what has just happened. */
export function tells(table: Table, game: Game, seat: Seat): boolean {
  return !actionOf(table, game, seat) || tapOf(game, seat) === "cover";
}

/** Mark a card first; this button, or a long press, touches it. */
function Guess({ game, stops }: { game: Game; stops: boolean }) {
  return (
    <div class="row whole actions">
      <Button
        disabled={!stops}
        busy={busy.value === "stop_guessing"}
        onClick={() => void send({ type: "stop_guessing", turn: game.turn })}
      >
        <Text id="board-stop" />
      </Button>
      <Touch game={game} />
    </div>
  );
}

/** Touch the chosen card. */
function Touch({ game }: { game: Game }) {
  const card = chosenCard(game);
  const word = card === null ? "" : called(game.words[card]);
  return (
    <Button
      kind="primary"
      class="main-action"
      disabled={!word}
      busy={busy.value === "guess_word"}
      onClick={() => card !== null && void guess(card, game.turn)}
    >
      {word ? <Text id="board-guess-word" word={word} /> : <Text id="board-guess" />}
    </Button>
  );
}

/** Nothing to say any more: touch on, or lose together, which takes two taps (D17). */
function Sudden({ game, touches }: { game: Game; touches: boolean }) {
  const [sure, setSure] = useState(false);
  return (
    <div class="row whole actions">
      <Button
        kind="danger"
        busy={busy.value === "give_up"}
        onClick={() => {
          if (sure) void send({ type: "give_up" });
          setSure(!sure);
        }}
      >
        <Text id={sure ? "board-give-up-sure" : "board-give-up"} />
      </Button>
      {touches && <Touch game={game} />}
    </div>
  );
}

/** Choose a card first; this button covers it. */
function Cover({
  game,
  type,
  skips = false,
}: {
  game: Game;
  type: "cover_penalty_word" | "cover_opponent_word";
  skips?: boolean; // nobody has to
}) {
  const card = chosenCard(game);
  const word = card === null ? "" : called(game.words[card]);
  const cover = async () => {
    if (card === null) return;
    chosen.value = null;
    await send({ type, card });
  };
  return (
    <div class="row whole actions">
      {skips && (
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
        busy={busy.value === type}
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
