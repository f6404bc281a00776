/** The strip above the board: words left, whose turn, the clock, the way to the table's menu. */

import { IconButton } from "../../look/button";
import { Counter } from "../../look/counter";
import { PeopleIcon } from "../../look/icons";
import { Tag } from "../../look/tag";
import type { Seat, Team } from "../../protocol/types";
import { otherTeam, plays } from "../../table/seats";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";
import { Clock } from "./clock";

/** A team's counter, with the whole sentence for listeners. */
export function WordsLeft({ game, team, large }: { game: Game; team: Team; large?: boolean }) {
  const count = game.left[team];
  return (
    <Counter
      team={team}
      count={count}
      label={t("board-left", { team, count })}
      turn={game.team === team && game.phase !== "simulate" && game.phase !== "over"}
      large={large ?? false}
    />
  );
}

/** The whole strip; `counters` is off where the teams have columns of their own. */
export function Top({
  game,
  seat,
  counters,
  calls,
  onMenu,
}: {
  game: Game;
  seat: Seat;
  counters: boolean;
  calls: boolean; // there is a seat in the menu that you can fill
  onMenu: () => void;
}) {
  const own = game.options.mode === "coop" && plays(seat) ? game.team : seat.team;
  return (
    <header class="strip">
      {counters && (
        <span class="of-one">
          <WordsLeft game={game} team="red" />
          {own === "red" && <You />}
        </span>
      )}
      <span class="middle">
        <Whose game={game} short={counters && game.options.time.kind !== "none"} />
        <Clock game={game} seat={seat} />
        <IconButton
          label={t(calls ? "board-menu-empty" : "board-menu")}
          class={calls ? "calls" : ""}
          onClick={onMenu}
          aria-haspopup="dialog"
        >
          <PeopleIcon />
        </IconButton>
      </span>
      {counters && (
        <span class="of-other">
          {own === "blue" && <You />}
          <WordsLeft game={game} team="blue" />
        </span>
      )}
    </header>
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

/** Whose turn it is, `short` beside a clock; playing together, what a win would be worth now (R112). */
function Whose({ game, short }: { game: Game; short: boolean }) {
  if (game.phase === "over") return null;
  if (game.options.mode === "coop")
    return (
      <span class="whose">
        <Tag>
          <Text id="board-coop-score" count={pointsNow(game)} />
        </Tag>
      </span>
    );
  const turn = t("board-turn", { team: game.team });
  return (
    <span class="whose all-or-nothing">
      <Tag team={game.team}>
        {short && <span aria-hidden="true">{t("board-turn-short", { team: game.team })}</span>}
        <span class={short ? "unseen" : ""}>{turn}</span>
      </Tag>
    </span>
  );
}

/** The points of a win with the next clue: what the other side would have left. */
function pointsNow(game: Game): number {
  return game.left[otherTeam(game.team)] - (game.phase === "simulate" ? 1 : 0);
}
