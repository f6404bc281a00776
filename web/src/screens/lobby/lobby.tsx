/** Before a game: how others come here, who sits where, and what is missing to start. */

import "./lobby.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice, Toasts } from "../../look/notice";
import type { Level } from "../../protocol/types";
import { Frame } from "../../shell/frame";
import { keepTable } from "../../shell/kept";
import { brokenOffBy } from "../../table/broken-off";
import { duty } from "../../table/duties";
import { plays, seatsOf } from "../../table/seats";
import { mySeat, table, view } from "../../table/table";
import type { Table } from "../../table/view";
import "../../table/slow";
import { seatNames, troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { inOrder } from "../opening/bot-choice";
import { useOffers } from "../opening/offers";
import { HelpButton } from "../help/help-button";
import { MissionsLink } from "../missions/link";
import { Phrases, Say, Talk } from "../talk/talk";
import { Agreed } from "./agreed";
import { ask, busy, trouble } from "./asking";
import { HostDrawer, SeatTools } from "./host-tools";
import { Invite } from "./invite";
import { Seats } from "./seats";
import { useTelling } from "./telling";
import { Yours } from "./yours";

/** The lobby of the open table. */
export default function Lobby() {
  const here = table.value;
  const now = view.value;
  const offers = useOffers();
  const [chosen, setLevel] = useState<Level>("normal");
  useTelling(here);
  const name = here?.name.value ?? "";
  useEffect(() => {
    if (here && name) keepTable({ id: here.id, name });
    trouble.value = null;
  }, [here, name]);
  if (!here || !now) return null;
  const host = now.host === now.you;
  const { strangers } = now.settings; // nobody decides for the others, and nobody comes in
  const levels = inOrder(offers?.bots ?? []);
  const level = levels.includes(chosen) ? chosen : (levels[0] ?? null);
  return (
    <>
      <Frame>
        <HelpButton at="lobby" />
      </Frame>
      <div class="page lobby">
        {brokenOffBy.value && (
          <Notice
            closeLabel={t("board-close")}
            onClose={() => {
              brokenOffBy.value = "";
            }}
          >
            <Text id="presence-ended" name={brokenOffBy.value} />
          </Notice>
        )}
        {!strangers && <Invite id={here.id} name={name} language={now.options.language} />}
        <div class="stack lobby-seats">
          <Seats table={now} level={level} />
          {now.unequal && (
            <Notice>
              <Text id="lobby-unequal" />
            </Notice>
          )}
          {host && !strangers && <SeatTools table={now} level={level} />}
          <Hello table={now} />
        </div>
        <div class="lobby-rest">
          <MissionsLink table={now} id={here.id} say="missions-link" />
          <Agreed table={now} offers={offers} />
          <div>
            {host && !strangers && <HostDrawer table={now} levels={levels} level={level} onLevel={setLevel} />}
            <Yours id={here.id} table={now} />
          </div>
          {now.game && (
            <p>
              <a href={`/t/${here.id}`}>
                <Text id="lobby-last" />
              </a>
            </p>
          )}
        </div>
      </div>
      <Foot now={now} host={host} />
      {trouble.value && (
        <Toasts>
          <Notice
            kind="wrong"
            closeLabel={t("board-close")}
            onClose={() => {
              trouble.value = null;
            }}
          >
            {troubleText(trouble.value)}
          </Notice>
        </Toasts>
      )}
    </>
  );
}

/** Who waits together talks; between games everybody does, spymasters too. */
function Hello({ table }: { table: Table }) {
  const others = Object.entries(table.members).some(([who, { bot }]) => !bot && who !== table.you);
  if (!others && !table.chat.length) return null;
  return (
    <Talk table={table}>
      {table.settings.strangers ? (
        <Phrases />
      ) : (
        <Say
          label={t("lobby-say")}
          busy={busy.value === "say"}
          onSay={async (text) => Boolean((await ask({ type: "say", text }))?.ok)}
        />
      )}
    </Talk>
  );
}

/** Always in sight: what is expected of you, and the button that begins. */
function Foot({ now, host }: { now: Table; host: boolean }) {
  // After a game the sentence would tell its result; here it is about the next one.
  const { id, values } = duty({ ...now, game: null }, seatNames);
  const missing = now.missing.length > 0;
  const someSit = now.missing.length < seatsOf(now.options.mode).length;
  return (
    <div class="lobby-foot">
      <div>
        <p class="expected" role="status">
          <Text id={id} {...values} />
          {missing && someSit && !plays(mySeat.value) && (
            <>
              {" "}
              <Text id="duties-wait-seats" missing={seatNames(now.missing)} />
            </>
          )}
        </p>
        {!host && plays(mySeat.value) && <Ready now={now} />}
        {host && (
          <Button
            kind="primary"
            big
            disabled={missing}
            busy={busy.value === "start_game"}
            onClick={() => void ask({ type: "start_game" })}
          >
            <Text id="lobby-start" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** A guest tells the host that it may begin, or takes it back. */
function Ready({ now }: { now: Table }) {
  const ready = now.ready.includes(now.you);
  return (
    <Button
      kind={ready ? "quiet" : "primary"}
      big
      busy={busy.value === "say_ready"}
      onClick={() => void ask({ type: "say_ready", ready: !ready })}
    >
      <Text id={ready ? "lobby-unready" : "lobby-ready"} />
    </Button>
  );
}
