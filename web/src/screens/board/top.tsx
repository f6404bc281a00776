/** The strip above the board: words left, who plays, the clock, the way to the table's menu. */

import { IconButton } from "../../look/button";
import { Counter } from "../../look/counter";
import { PeopleIcon } from "../../look/icons";
import { Tag } from "../../look/tag";
import type { Phase, Seat, Team } from "../../protocol/types";
import { isNobodysTurn } from "../../table/desks";
import { colourOf, isTogether, otherTeam, teamsOf } from "../../table/sheets";
import { wordsLeft, type Game, type Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { HelpButton } from "../help/help-button";
import { Clock } from "./clock";
import { TeamNames } from "./names";

/** A team's counter, with the whole sentence for listeners. */
export function WordsLeft({ game, team, large }: { game: Game; team: Team; large?: boolean }) {
  const count = wordsLeft(game, team);
  return (
    <Counter
      colour={colourOf(game.options.mode, team)}
      count={count}
      label={count === null ? t("board-agency", { team }) : t("board-left", { team, count })}
      turn={game.team === team && !STILL.has(game.phase) && !isNobodysTurn(game)}
      large={large ?? false}
    />
  );
}

// while these last, nobody's counter is marked
const STILL: ReadonlySet<Phase> = new Set(["simulate", "sudden", "over"]);

/** The whole strip; `teams` is off where the teams have columns of their own. */
export function Top({
  table,
  game,
  seat,
  teams,
  calls,
  onMenu,
}: {
  table: Table;
  game: Game;
  seat: Seat;
  teams: boolean;
  calls: boolean; // there is a seat in the menu that you can fill
  onMenu: () => void;
}) {
  const [one, other] = teamsOf(game.options.mode);
  return (
    <header class="strip">
      {teams && one && <Side table={table} game={game} team={one} place="of-one" />}
      <span class="middle">
        {isTogether(game.options.mode) && <Score game={game} />}
        <Clock game={game} seat={seat} />
        <IconButton
          label={t(calls ? "board-menu-empty" : "board-menu")}
          class={calls ? "calls" : ""}
          onClick={onMenu}
          aria-haspopup="dialog"
        >
          <PeopleIcon />
        </IconButton>
        <HelpButton at="game" />
      </span>
      {teams && other && <Side table={table} game={game} team={other} place="of-other" />}
    </header>
  );
}

/** A team: how many words it has left, and its people. */
function Side({
  table,
  game,
  team,
  place,
}: {
  table: Table;
  game: Game;
  team: Team;
  place: "of-one" | "of-other";
}) {
  const { mode } = game.options;
  const played = !isTogether(mode) || team === game.team;
  return (
    <span class={place}>
      <WordsLeft game={game} team={team} />
      {played && <TeamNames table={table} mode={mode} team={team} />}
    </span>
  );
}

/** Beside your own team or name: nobody should have to work that out. */
export function You() {
  return (
    <span class="label">
      <Text id="board-you" />
    </span>
  );
}

/** Playing together: what a win would be worth now (R112). */
function Score({ game }: { game: Game }) {
  if (game.phase === "over") return null;
  return (
    <span class="score">
      <Tag>
        <Text id="board-coop-score" count={pointsNow(game)} />
      </Tag>
    </span>
  );
}

/** The points of a win with the next clue: what the other side would have left. */
function pointsNow(game: Game): number {
  return game.left[otherTeam(game.options.mode, game.team)] - (game.phase === "simulate" ? 1 : 0);
}
