/** At a table: the lobby, the board or the end, by how things stand there. */

import { effect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { takeBackNotification } from "../device/notifications";
import type { LiveTable } from "../table/live";
import { go, route } from "../route";
import { alreadyThere, lazily, type Lazy } from "../shell/lazily";
import { Waiting } from "../shell/waiting";
import { arePartners, hasMissions, knownSheet, playsPictures } from "../table/sheets";
import { goToTable, table } from "../table/table";
import type { Table } from "../table/view";
import { gameText, saysGames } from "../text/text";
import { lingers } from "./board/shown";

const Lobby = lazily(() => import("./lobby/lobby"));
const Board = lazily(() => import("./board/board"), alreadyThere);
const End = lazily(() => import("./end/end"));
const Missions = lazily(() => import("./missions/missions"));
const Screen = lazily(() => import("./screen/screen"));
const ScreenComes = lazily(() => import("./screen/screen-comes"));
const Join = lazily(() => import("./opening/join"));
const Gone = lazily(() => import("./opening/gone"));

/** Go to the table of the address; kept as soon as its screen can be drawn at once. */
export async function comeToTable(): Promise<void> {
  const { page, query } = route.peek();
  if (page.name !== "table") return;
  const here = goToTable(page.id);
  let stop = () => {};
  const known = new Promise<Lazy>((resolve) => {
    stop = effect(() => {
      const screen = screenOf(here, page.id, query);
      if (screen) resolve(screen);
    });
  });
  const comes = known.then((screen) => {
    stop();
    return screen.come();
  });
  await Promise.all([comes, Board.come()]); // soon or at once, everybody needs the board
}

/** The table of the address. */
export function AtTable() {
  const { page, query } = route.value;
  const id = page.name === "table" ? page.id : "";
  useEffect(() => {
    if (table.peek()?.id !== id) goToTable(id);
    void takeBackNotification(`/t/${id}`); // whoever was called is here
  }, [id]);
  useEffect(() => void Board.come().catch(() => undefined), []); // the same for those who come by a link
  const Shown = screenOf(table.value, id, query) ?? Waiting;
  useEffect(() => {
    // a map that was looked at before a game does not stand before its end
    if (Shown === Board && query.has("missions")) go(`/t/${id}`, true);
  }, [Shown, query, id]);
  useKeptFocus(Shown);
  return <Shown />;
}

function screenOf(here: LiveTable | null, id: string, query: URLSearchParams): Lazy | null {
  if (!here || here.id !== id) return null;
  if (here.connection.value === "ended")
    return here.trouble.value?.code !== "no_seat" ? Gone : query.has("screen") ? ScreenComes : Join;
  const view = here.view.value;
  if (!view || !isDrawable(view) || !canSay(view)) return null;
  if (view.closed && view.game?.phase !== "over") return Gone; // after a game there is its end to see
  if (query.has("screen")) return Screen;
  if (view.game && (view.game.phase !== "over" || lingers.value)) return Board;
  if (query.has("missions") && hasMissions(view.options.mode)) return Missions;
  if (!view.game) return Lobby;
  return query.has("lobby") ? Lobby : End;
}

/** Whether there are sheets of what is played here and of the game on the table. */
const isDrawable = ({ options, game }: Table) =>
  [options, game?.options ?? options].every(({ mode }) => knownSheet(mode));

/** Whether its words are there; those of some games are fetched when they are played. */
function canSay({ options, game }: Table): boolean {
  const modes = [options.mode, game?.options.mode ?? options.mode];
  if (saysGames.value || !modes.some((mode) => arePartners(mode) || playsPictures(mode))) return true;
  gameText().catch(() => undefined); // the connection notice tells why nothing comes
  return false;
}

/** When a screen goes, what had the focus may go with it; then reading begins anew. */
function useKeptFocus(shown: ComponentType): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
}
