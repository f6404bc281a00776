/** Who guesses thinks aloud (R30); who only gives clues is silent (R28), who watches listens. */

import { Button } from "../../look/button";
import type { Seat } from "../../protocol/types";
import { may } from "../../table/desks";
import { placeOf } from "../../table/sheets";
import type { Game, Table } from "../../table/view";
import { t, Text } from "../../text/text";
import { Phrases, Say, Talk } from "../talk/talk";
import { busy, send } from "./mine";

/** What was said, and for those who guess a line to say more. */
export function TalkInPlay({ table, game, seat }: { table: Table; game: Game; seat: Seat }) {
  return <Talk table={table}>{yours(table, game, seat)}</Talk>;
}

const QUICK = ["board-quick-sure", "board-quick-wait", "board-quick-not-that"] as const;

const say = (text: string) => send({ type: "say", text });

function yours(table: Table, game: Game, seat: Seat) {
  if (table.settings.strangers) return <Phrases />;
  const { gives = false, guesses = false } = placeOf(game.options.mode, seat) ?? {};
  if (guesses && (!gives || may(game, seat, "say"))) // who does both talks while guessing
    return (
      <>
        <div class="row tight quick" role="group" aria-label={t("board-quick")}>
          {QUICK.map((id) => (
            <Button key={id} disabled={busy.value === "say"} onClick={() => void say(t(id))}>
              <Text id={id} />
            </Button>
          ))}
        </div>
        <Say label={t("board-say")} busy={busy.value === "say"} onSay={say} />
      </>
    );
  if (!gives && table.chat.length > 0) return null;
  return (
    <p class="soft small">
      <Text id={gives ? "refusal-spymaster-silent" : "board-talk-none"} />
    </p>
  );
}
