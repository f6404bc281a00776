/** One agency at the side of the board: words left, its people, its clues. */

import { Avatar } from "../../look/avatar";
import { KeyIcon } from "../../look/icons";
import type { Mode, Team } from "../../protocol/types";
import { Named } from "../../table/named";
import { colourOf, isTogether } from "../../table/sheets";
import type { Game, Table } from "../../table/view";
import { Text, t } from "../../text/text";
import { initialsOf } from "./faces";
import { History } from "./history";
import { teamMates } from "./names";
import { WordsLeft, You } from "./top";

/** A column of the wide board. */
export function TeamPanel({ table, game, team }: { table: Table; game: Game; team: Team }) {
  const { mode } = game.options;
  const simulated = isTogether(mode) && team !== game.team;
  return (
    <section class={`team-panel of-${colourOf(mode, team)}`} aria-label={t("board-agency", { team })}>
      <div class="row apart">
        <h2>
          <Text id="board-agency" team={team} />
        </h2>
        <WordsLeft game={game} team={team} large />
      </div>
      {simulated ? (
        <p class="soft small">
          <Text id="board-simulated-team" />
        </p>
      ) : (
        <>
          <TeamPeople table={table} mode={mode} team={team} />
          <History table={table} game={game} team={team} />
        </>
      )}
    </section>
  );
}

function TeamPeople({ table, mode, team }: { table: Table; mode: Mode; team: Team }) {
  const short = initialsOf(table);
  return (
    <ul class="people">
      {teamMates(table, mode, team).map(({ id, name, bot, you, gives }) => (
        <li key={id} class="row tight">
          <Avatar initials={short[id] ?? "?"} bot={bot} away={table.away.includes(id)} />
          <Named who={id} table={table} name={name} />
          {you && <You />}
          {gives && <KeyIcon size="1.1em" title={t("seat", { seat: "spymaster" })} />}
        </li>
      ))}
    </ul>
  );
}
