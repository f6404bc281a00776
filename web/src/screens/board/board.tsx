import "./board.css";
import "./layouts.css";
import "./panels.css";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { callToTurn } from "../../device/turn-call";
import { BoardGrid } from "../../look/board-grid";
import { Finale } from "../../look/finale";
import { Sheet } from "../../look/sheet";
import type { Seat } from "../../protocol/types";
import { duty } from "../../table/duties";
import { holdsKey } from "../../table/seats";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { seatNames } from "../../text/codes";
import { t, Text } from "../../text/text";
import { chosen, clearDesk, guess, happened, mark, note, notes, touched } from "./desk";
import { faces } from "./faces";
import { History, Latest } from "./history";
import { KeyLists } from "./key-lists";
import { Play, tells } from "./play";
import { emptySeats } from "./seats-for";
import { follow, lingers, shown, turning } from "./shown";
import { TableMenu } from "./table-menu";
import { TalkInPlay } from "./talk";
import { tapOf } from "./taps";
import { TeamPanel } from "./team-panel";
import { tell } from "./telling";
import { Top } from "./top";
import { useWordParts } from "../../table/use-word-parts";
import { useWide } from "./use-wide";

/** The game, for whoever sits here. */
export default function Board() {
  const here = live.value;
  useLayoutEffect(() => {
    if (!here) return;
    clearDesk();
    return follow(here, tell);
  }, [here]);
  const table = shown.value;
  return table?.game ? <Room table={table} game={table.game} /> : null;
}

function Room({ table, game }: { table: Table; game: Game }) {
  const wide = useWide();
  const [menu, setMenu] = useState(false);
  const [log, setLog] = useState(false);
  const covers = log && !wide;
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const { id, values, mine } = duty(table, seatNames);
  // neither a title nor a notification says what is asked: some questions are private (R58)
  useEffect(() => callToTurn({ mine, title: t("board-your-turn") }), [mine]);
  return (
    <div class="room">
      <div class="under" inert={covers}>
        <Top
          game={game}
          seat={seat}
          counters={!wide}
          calls={table.host === table.you && emptySeats(table, game).length > 0}
          onMenu={() => setMenu(true)}
        />
        <h1 id="duty" tabIndex={-1} class={mine ? "duty mine" : "duty"}>
          <Text id={id} {...values} />
        </h1>
        <Cards table={table} game={game} seat={seat} />
        <Play table={table} game={game} seat={seat} />
      </div>
      {covers && <div class="beside" onClick={() => setLog(false)} />}
      <Sides
        table={table}
        game={game}
        seat={seat}
        wide={wide}
        last={tells(table, game, seat) ? "" : happened.value}
        open={log}
        onOpen={setLog}
      />
      {menu && <TableMenu table={table} game={game} onClose={() => setMenu(false)} />}
      {lingers.value && game.result && game.result.reason !== "assassin" && (
        <Finale team={game.result.winner} />
      )}
    </div>
  );
}

function Cards({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  const parts = useWordParts(game.options.language, game.words);
  const tap = tapOf(game, seat);
  const pending = turning.value ?? touched.value;
  const cards = faces(table, game, seat, {
    chosen: chosen.value,
    pending,
    notes: notes.value,
    parts,
  });
  const pick = (card: number) => {
    if (tap === "note") note(card);
    else if (tap === "cover") chosen.value = chosen.value === card ? null : card;
    // a mark that is not the chosen one is chosen first: two taps take it back
    else if (cards[card]?.mine && chosen.value !== card) chosen.value = card;
    else void mark(card, !cards[card]?.mine);
  };
  return (
    <div class="desk">
      <BoardGrid
        cards={cards}
        label={t("board-label")}
        lang={game.options.language}
        keyed={holdsKey(seat)}
        {...(tap && { onPick: pick })}
        {...(tap === "guess" && { onGuess: (card: number) => void guess(card, game.turn) })}
        dark={lingers.value && game.result?.reason === "assassin"}
      />
    </div>
  );
}

/** What stands beside the board, or is pulled up from below. */
function Sides({
  table,
  game,
  seat,
  wide,
  last,
  open,
  onOpen,
}: {
  table: Table;
  game: Game;
  seat: Seat;
  wide: boolean;
  last: string; // what has happened, if it is not said below the board
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const lists = holdsKey(seat) && <KeyLists game={game} />;
  if (!wide)
    return (
      <Sheet
        label={t(lists ? "board-log-key" : "board-log")}
        last={<Latest game={game} />}
        open={open}
        onTurn={onOpen}
      >
        <div class="stack">
          <History table={table} game={game} />
          {lists}
          <TalkInPlay table={table} seat={seat} />
        </div>
      </Sheet>
    );
  return (
    <>
      <div class="side of-one">
        <TeamPanel table={table} game={game} team="red" />
        {lists}
      </div>
      <div class="side of-other">
        <TeamPanel table={table} game={game} team="blue" />
        <section class="log" aria-label={t("board-log")}>
          {last && <p class="small">{last}</p>}
          <TalkInPlay table={table} seat={seat} />
        </section>
      </div>
    </>
  );
}
