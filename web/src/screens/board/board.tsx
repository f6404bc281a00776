import "./board.css";
import "./strip.css";
import "./clue.css";
import "./layouts.css";
import "./panels.css";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { callToTurn } from "../../device/turn-call";
import { Finale } from "../../look/finale";
import { classes } from "../../look/identity";
import { Sheet } from "../../look/sheet";
import type { Seat } from "../../protocol/types";
import { lazily } from "../../shell/lazily";
import { FacesBoard } from "../../shell/faces-board";
import { may } from "../../table/desks";
import { duty } from "../../table/duties";
import { holdsKey } from "../../table/seats";
import { numbersOf, sheetOf, teamsOf } from "../../table/sheets";
import { table as live } from "../../table/table";
import type { Game, Table } from "../../table/view";
import { seatNames } from "../../text/codes";
import { t, Text } from "../../text/text";
import { Bank } from "./bank";
import { ClueBar } from "./clue-bar";
import { faces } from "./faces";
import { History, Latest } from "./history";
import { KeyLists } from "./key-lists";
import {
  chosen,
  clearGame,
  guess,
  happened,
  mark,
  menuOpen,
  note,
  notes,
  touched,
  unread,
} from "./mine";
import { Play, tells } from "./play";
import { emptySeats } from "./seats-for";
import { follow, lingers, shown, turning } from "./shown";
import { TalkInPlay } from "./talk";
import { isCovered, tapOf } from "./taps";
import { TeamPanel } from "./team-panel";
import { tell } from "./telling";
import { Top } from "./top";
import { isDark, isLoss, TurnCloth, winners } from "./turn-cloth";
import { useWordParts } from "../../table/use-word-parts";
import { Bubble, Unread } from "./unread";
import { useWide } from "./use-wide";

/** The game, for whoever sits here. */
export default function Board() {
  const here = live.value;
  useLayoutEffect(() => {
    if (!here) return;
    clearGame();
    menuOpen.value = false;
    return follow(here, tell);
  }, [here]);
  const table = shown.value;
  return table?.game ? <Room table={table} game={table.game} /> : null;
}

const TableMenu = lazily(() => import("./table-menu")); // with its words

const openMenu = () =>
  void TableMenu.come().then(
    () => {
      menuOpen.value = true;
    },
    () => undefined, // the connection notice says why
  );

function Room({ table, game }: { table: Table; game: Game }) {
  const wide = useWide();
  const [log, setLog] = useState(false);
  const covers = log && !wide;
  const talkInSight = wide || log;
  useEffect(() => {
    if (talkInSight && unread.value.length) unread.value = [];
  }, [talkInSight, unread.value]);
  const seat = table.members[table.you]?.seat ?? { role: "watcher" };
  const { id, values, mine } = duty(table, seatNames);
  // neither a title nor a notification says what is asked: some questions are private (R58)
  useEffect(() => callToTurn({ mine, title: t("board-your-turn") }), [mine]);
  return (
    <div class={classes("room on-cloth", isDark(game) && "lights-out")}>
      <TurnCloth game={game} />
      <div class="under" inert={covers}>
        <Top
          table={table}
          game={game}
          seat={seat}
          teams={!wide}
          calls={table.host === table.you && emptySeats(table, game).length > 0}
          onMenu={openMenu}
        />
        <Bank game={game} />
        <h1 id="duty" tabIndex={-1} class={mine ? "duty mine" : "duty"}>
          <Text id={id} {...values} />
        </h1>
        <Cards table={table} game={game} seat={seat} />
        {!speaksOfClue(game, seat) && game.phase !== "sudden" && <ClueBar game={game} />}
        {!wide && <Bubble />}
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
      {menuOpen.value && <TableMenu />}
      {lingers.value && game.result && !isLoss(game) && <Finale colours={winners(game)} />}
    </div>
  );
}

/** Whoever writes a clue needs its place; whoever rules on one reads it in the sentence above. */
const speaksOfClue = (game: Game, seat: Seat) =>
  may(game, seat, "give_clue") || may(game, seat, "rule_clue");

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
    if (tap === "note") note(card, numbersOf(game.options), (ringed) => !isCovered(game, ringed));
    else if (tap === "cover" || !may(game, seat, "mark_card"))
      chosen.value = chosen.value === card ? null : card;
    // a mark that is not the chosen one is chosen first: two taps take it back
    else if (cards[card]?.mine && chosen.value !== card) chosen.value = card;
    else void mark(card, !cards[card]?.mine);
  };
  return (
    <div class="desk">
      <FacesBoard
        cards={cards}
        label={t("board-label")}
        lang={game.options.language}
        columns={sheetOf(game.options.mode).columns}
        keyed={holdsKey(game.options.mode, seat)}
        {...(tap && { onPick: pick })}
        {...(tap === "guess" && { onGuess: (card: number) => void guess(card, game.turn) })}
        dark={lingers.value && isLoss(game)}
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
  const { mode } = game.options;
  const [one, other] = teamsOf(mode);
  const lists = holdsKey(mode, seat) && <KeyLists game={game} />;
  if (!wide)
    return (
      <Sheet
        label={t(lists ? "board-log-key" : "board-log")}
        last={unread.value.length ? <Unread /> : <Latest game={game} />}
        open={open}
        onTurn={onOpen}
      >
        <div class="stack">
          <History table={table} game={game} />
          {lists}
          <TalkInPlay table={table} game={game} seat={seat} />
        </div>
      </Sheet>
    );
  return (
    <>
      <div class="side of-one">
        {one && <TeamPanel table={table} game={game} team={one} />}
        {lists}
      </div>
      <div class="side of-other">
        {other && <TeamPanel table={table} game={game} team={other} />}
        <section class="log" aria-label={t("board-log")}>
          {last && <p class="small">{last}</p>}
          <TalkInPlay table={table} game={game} seat={seat} />
        </section>
      </div>
    </>
  );
}
