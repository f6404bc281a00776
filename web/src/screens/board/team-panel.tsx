/** One agency at the side of the board: words left, its people, its clues. */

import { Avatar } from "../../look/avatar";
import { KeyIcon } from "../../look/icons";
import type { Team } from "../../protocol/types";
import type { Game, Table } from "../../table/view";
import { Text, t } from "../../text/text";
import { initialsOf } from "./faces";
import { History } from "./history";
import { WordsLeft, You } from "./top";

/** A column of the wide board. */
export function TeamPanel({ table, game, team }: { table: Table; game: Game; team: Team }) {
  const simulated = game.options.mode === "coop" && team !== game.team;
  return (
    <section class={`team-panel of-${team}`} aria-label={t("board-agency", { team })}>
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
          <TeamPeople table={table} team={team} />
          <History table={table} game={game} team={team} />
        </>
      )}
    </section>
  );
}

function TeamPeople({ table, team }: { table: Table; team: Team }) {
  const short = initialsOf(table);
  const people = Object.entries(table.members).filter(
    ([, { seat }]) => seat.team === team || (seat.role === "operative" && !seat.team),
  );
  people.sort(([, one], [, other]) => Number(one.seat.role !== "spymaster") - Number(other.seat.role !== "spymaster"));
  return (
    <ul class="people">
      {people.map(([who, { name, seat, bot }]) => (
        <li key={who} class="row tight">
          <Avatar initials={short[who] ?? "?"} bot={Boolean(bot)} />
          <span class={who === table.you ? "me" : undefined}>{name}</span>
          {who === table.you && <You />}
          {seat.role === "spymaster" && (
            <KeyIcon size="1.1em" title={t("seat", { seat: "spymaster" })} />
          )}
        </li>
      ))}
    </ul>
  );
}
