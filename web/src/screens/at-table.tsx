/** At a table: the lobby, the board or the end, by how things stand there. */

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../protocol/live";
import { route } from "../route";
import { alreadyThere, lazily } from "../shell/lazily";
import { Waiting } from "../shell/waiting";
import { goToTable, table } from "../table/table";
import { lingers } from "./board/shown";

const board = () => import("./board/board");
const Lobby = lazily(() => import("./lobby/lobby"));
const Board = lazily(board, alreadyThere);
const End = lazily(() => import("./end/end"));
const Screen = lazily(() => import("./screen/screen"));
const ScreenComes = lazily(() => import("./screen/screen-comes"));
const Join = lazily(() => import("./opening/join"));
const Gone = lazily(() => import("./opening/gone"));

/** The table of the address. */
export function AtTable() {
  const { page, query } = route.value;
  const id = page.name === "table" ? page.id : "";
  useEffect(() => void goToTable(id), [id]);
  useEffect(() => void board().catch(() => undefined), []); // soon or at once, everybody needs it
  const Shown = screenOf(table.value, id, query);
  useKeptFocus(Shown);
  return <Shown />;
}

function screenOf(here: LiveTable | null, id: string, query: URLSearchParams): ComponentType {
  if (!here || here.id !== id) return Waiting;
  if (here.connection.value === "ended")
    return here.trouble.value?.code !== "no_seat" ? Gone : query.has("screen") ? ScreenComes : Join;
  const view = here.view.value;
  if (!view) return Waiting;
  if (view.closed && view.game?.phase !== "over") return Gone; // after a game there is its end to see
  if (query.has("screen")) return Screen;
  if (!view.game) return Lobby;
  if (view.game.phase !== "over" || lingers.value) return Board;
  return query.has("lobby") ? Lobby : End;
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
