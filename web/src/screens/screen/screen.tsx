/** For a big screen that everybody looks at: board, clue, words left, time. Nothing secret. */

import "./screen.css";
import { useEffect } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { BoardGrid } from "../../look/board-grid";
import { Finale } from "../../look/finale";
import { Sign } from "../../look/sign";
import { SettingsButton } from "../../shell/settings-button";
import { duty, guessesLeft } from "../../table/duties";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { seatNames } from "../../text/codes";
import { t, Text } from "../../text/text";
import { ClueText } from "../board/clue-bar";
import { TimeLeft } from "../board/clock";
import { faces } from "../board/faces";
import { follow, lingers, shown, turning } from "../board/shown";
import { tell } from "../board/telling";
import { WordsLeft } from "../board/top";
import { useWordParts } from "../../table/use-word-parts";
import { ComeIn } from "./come-in";
import { publicTable } from "./public";
import { SeatList } from "./seat-list";

/** The table as a room sees it. */
export default function Screen() {
  const here = live.value;
  useEffect(() => stayAwake(), []);
  useEffect(() => {
    if (!here) return;
    return follow(here, (news, before, after) =>
      tell(news, before && publicTable(before), publicTable(after)),
    );
  }, [here]);
  const table = shown.value && publicTable(shown.value);
  if (!here || !table) return null;
  const name = here.name.value;
  return (
    <div class={table.game && table.game.phase !== "over" ? "tv playing" : "tv"}>
      {table.game ? (
        <Playing table={table} game={table.game} id={here.id} name={name} />
      ) : (
        <Before table={table} id={here.id} name={name} />
      )}
      <div class="corner">
        <SettingsButton />
      </div>
    </div>
  );
}

/** Before the first game: how to come in, and who is here. */
function Before({ table, id, name }: { table: Table; id: string; name: string }) {
  return (
    <div class="tv-door">
      <ComeIn id={id} name={name} lang={table.options.language} large />
      <SeatList table={table} />
    </div>
  );
}

function Playing({
  table,
  game,
  id,
  name,
}: {
  table: Table;
  game: Game;
  id: string;
  name: string;
}) {
  const over = game.phase === "over" && !lingers.value;
  return (
    <>
      <header class="tv-top">
        <WordsLeft game={game} team="red" large />
        <div class={over ? "tv-now over" : "tv-now"}>
          <h1>
            <Duty table={table} />
          </h1>
          {!over && <Clue game={game} />}
        </div>
        {!over && <TimeLeft game={game} size="var(--ring)" />}
        <WordsLeft game={game} team="blue" large />
      </header>
      <div class={over ? "tv-desk over" : "tv-desk"}>
        <div class="tv-board">
          <Cards table={table} game={game} />
        </div>
        {over && <ComeIn id={id} name={name} lang={table.options.language} />}
      </div>
      {lingers.value && game.result && game.result.reason !== "assassin" && (
        <Finale team={game.result.winner} />
      )}
    </>
  );
}

function Duty({ table }: { table: Table }) {
  const { id, values } = duty(table, seatNames);
  return <Text id={id} {...values} />;
}

function Clue({ game }: { game: Game }) {
  const clue = game.clue;
  if (!clue) return null;
  const left = guessesLeft(game);
  return (
    <p class={`tv-clue of-${clue.team}`}>
      <Sign identity={clue.team} size="0.7em" title={t("team", { team: clue.team })} />
      <ClueText clue={clue} lang={game.options.language} />
      {game.phase === "guess" && (
        <span class="tv-left">
          {left === null ? (
            <Text id="board-guesses-free" />
          ) : (
            <Text id="board-guesses-left" count={left} />
          )}
        </span>
      )}
    </p>
  );
}

function Cards({ table, game }: { table: Table; game: Game }) {
  const parts = useWordParts(game.options.language, game.words);
  const cards = faces(table, game, lingers.value ? { role: "watcher" } : game.seat, {
    chosen: null,
    pending: turning.value,
    notes: new Set(),
    parts,
  });
  return (
    <BoardGrid
      cards={cards}
      label={t("board-label")}
      lang={game.options.language}
      dark={lingers.value && game.result?.reason === "assassin"}
    />
  );
}
