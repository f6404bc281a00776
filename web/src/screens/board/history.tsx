/** The clues of both teams, or of one, with what each has found. */

import { Sign } from "../../look/sign";
import { Tag } from "../../look/tag";
import type { Colour, Team, TurnEnded } from "../../protocol/types";
import { called } from "../../table/pictures";
import { colourOf, drawnAs } from "../../table/sheets";
import { isTouched, type Game, type Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { ClueText } from "./clue-bar";
import { historyOf, type Find, type HistoryRow } from "./history-rows";
import { sandOut } from "./mine";
import { whyText } from "./telling";

/** The latest turn first. */
export function History({ table, game, team }: { table: Table; game: Game; team?: Team }) {
  const rows = historyOf(game).filter((row) => !team || row.team === team);
  if (!rows.length)
    return (
      <p class="soft small">
        <Text id="board-no-clues" />
      </p>
    );
  return (
    <ol class="history">
      {rows.map((row) => (
        <li key={row.number}>
          <Row table={table} game={game} row={row} sign={!team} />
        </li>
      ))}
    </ol>
  );
}

function Row({
  table,
  game,
  row,
  sign,
}: {
  table: Table;
  game: Game;
  row: HistoryRow;
  sign: boolean;
}) {
  const all = [...row.before, ...row.found];
  const colour = colourOf(game.options.mode, row.team);
  return (
    <>
      <span class="row tight">
        {sign && (row.clue || row.ending) && (
          <span class={`clue-sign of-${colour}`}>
            <Sign identity={colour} size="0.8em" title={t("team", { team: row.team })} />
          </span>
        )}
        {row.clue && <ClueText clue={row.clue} lang={game.options.language} />}
        {row.ending && <Cut ending={row.ending} />}
      </span>
      {all.length > 0 && (
        <ul class="finds">
          {all.map((cover) => (
            <li key={cover.card}>
              <Found game={game} cover={cover} />
            </li>
          ))}
        </ul>
      )}
      {row.found.map(({ card }) => (
        <Why key={card} table={table} card={card} />
      ))}
    </>
  );
}

/** What has happened last, in a word: a card, a turn that came to an early end, or the sand. */
export function Latest({ game }: { game: Game }) {
  if (sandOut.value)
    return (
      <Tag outline>
        <Text id="board-time-up" />
      </Tag>
    );
  const cover = latestFind(game);
  const ending = game.endings.at(-1);
  if (ending && isCut(ending) && ending.turn >= (cover?.turn ?? 0))
    return <Cut ending={ending} colour={colourOf(game.options.mode, ending.team)} />;
  return cover ? <Found game={game} cover={cover} /> : null;
}

/** The last card: covered, or touched in vain at the end of a turn. */
function latestFind({ covers, touches }: Game): (Find & { turn: number }) | undefined {
  const cover = covers.at(-1);
  const touch = touches.at(-1);
  if (!touch || (cover && cover.turn > touch.turn)) return cover;
  return { identity: "bystander", ...touch };
}

/** Whether a turn ended neither by a card nor by choice. */
function isCut({ reason }: TurnEnded): boolean {
  return reason === "invalid_clue" || reason === "timeout";
}

function Cut({ ending, colour }: { ending: TurnEnded; colour?: Colour }) {
  if (!isCut(ending)) return null;
  return (
    <Tag outline {...(colour && { colour })}>
      <Text id={ending.reason === "timeout" ? "board-time-up" : "board-invalid"} />
    </Tag>
  );
}

/** A card that was covered: sign, word and, if nobody guessed it, why. */
function Found({ game, cover }: { game: Game; cover: Find }) {
  return (
    <Tag colour={drawnAs(game.options.mode, cover.identity)}>
      <span lang={game.options.language}>{called(game.words[cover.card])}</span>
      <span class="unseen">, {t("board-identity", { identity: cover.identity })}</span>
      {!isTouched(cover) && (
        <span class="soft">
          <Text id={cover.cause === "penalty" ? "board-penalty" : "board-simulated"} />
        </span>
      )}
    </Tag>
  );
}

/** Why a bot touched this card, where the table wants to know. */
function Why({ table, card }: { table: Table; card: number }) {
  const pick = table.explained.find((one) => one.card === card);
  return pick ? <p class="small soft">{whyText(pick, table)}</p> : null;
}
