/** For a big screen that everybody looks at: board, clue, words left, time. Nothing secret. */

import "./screen.css";
import { useEffect } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { classes } from "../../look/identity";
import { Finale } from "../../look/finale";
import { SettingsButton } from "../../shell/settings-button";
import { FacesBoard } from "../../shell/faces-board";
import { duty } from "../../table/duties";
import { colourOf, sheetOf, teamsOf } from "../../table/sheets";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { seatNames } from "../../text/codes";
import { t, Text } from "../../text/text";
import { Bank } from "../board/bank";
import { GuessesLeft, SaidClue } from "../board/clue-bar";
import { TimeLeft } from "../board/clock";
import { faces } from "../board/faces";
import { follow, lingers, shown, turning } from "../board/shown";
import { tell } from "../board/telling";
import { isDark, isLoss, TurnCloth, winners } from "../board/turn-cloth";
import { WordsLeft } from "../board/top";
import { useWordParts } from "../../table/use-word-parts";
import "../../table/slow";
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
    <div
      class={classes(
        "tv on-cloth",
        table.game && table.game.phase !== "over" && "playing",
        table.game && isDark(table.game) && "lights-out",
      )}
    >
      {table.game && <TurnCloth game={table.game} />}
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
  const { mode } = game.options;
  const [one, other] = teamsOf(mode);
  return (
    <>
      <header class="tv-top">
        {one && <WordsLeft game={game} team={one} large />}
        <div class={over ? "tv-now over" : "tv-now"}>
          <h1>
            <Duty table={table} />
          </h1>
          <Bank game={game} />
          {!over && <Clue game={game} />}
        </div>
        {!over && <TimeLeft game={game} size="var(--ring)" />}
        {other && <WordsLeft game={game} team={other} large />}
      </header>
      <div class={over ? "tv-desk over" : "tv-desk"}>
        <div class="tv-board">
          <Cards table={table} game={game} />
        </div>
        {over && <ComeIn id={id} name={name} lang={table.options.language} />}
      </div>
      {lingers.value && game.result && !isLoss(game) && <Finale colours={winners(game)} />}
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
  const colour = colourOf(game.options.mode, clue.team);
  return (
    <p class={`tv-clue of of-${colour}`}>
      <SaidClue game={game} clue={clue} />
      <GuessesLeft game={game} />
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
    <FacesBoard
      cards={cards}
      columns={sheetOf(game.options.mode).columns}
      label={t("board-label")}
      lang={game.options.language}
      dark={lingers.value && isLoss(game)}
    />
  );
}
