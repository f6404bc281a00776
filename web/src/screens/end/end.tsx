import "./end.css";
import { classes } from "../../look/identity";
import { DownloadIcon, SearchIcon } from "../../look/icons";
import { Panel } from "../../look/panel";
import { recordAddress } from "../../protocol/records";
import { route } from "../../route";
import { Frame } from "../../shell/frame";
import { lazily } from "../../shell/lazily";
import { duty } from "../../table/duties";
import { arePartners } from "../../table/sheets";
import { table, view } from "../../table/table";
import type { Game, Table } from "../../table/view";
import "../../table/slow";
import { seatNames } from "../../text/codes";
import { t, Text, type MessageId } from "../../text/text";
import { isDark, TurnCloth, winners } from "../board/turn-cloth";
import { HelpButton } from "../help/help-button";
import { useTelling } from "../lobby/telling";
import { MissionsLink } from "../missions/link";
import { fromGame, type Played } from "../replay/played";
import { Replay } from "../replay/replay";
import { Sending, SharePicture } from "../replay/sending";
import { Story } from "../replay/story";
import { whyOf } from "../replay/turns";
import { useRecorded } from "../replay/use-recorded";
import { Cuttings } from "./cuttings";
import { Highlights } from "./highlights";
import { Keys } from "./keys";
import { Rematch } from "./rematch";
import { Seal } from "./seal";
import { TalkAfter } from "./talk";

const Analysis = lazily(() => import("./game-analysis"));

/** After a game; `?analysis` looks at its clues. */
export default function End() {
  const now = view.value;
  if (!now?.game) return null;
  return (
    <div class={classes("on-cloth", isDark(now.game) && "lights-out")}>
      <TurnCloth game={now.game} />
      <Frame>
        <HelpButton at="over" />
      </Frame>
      {route.value.query.has("analysis") ? <Analysis /> : <Over now={now} game={now.game} />}
    </div>
  );
}

const LOST: readonly MessageId[] = ["duties-lost", "duties-coop-lost"];

function Over({ now, game }: { now: Table; game: Game }) {
  const played = fromGame(game);
  const { id, values } = duty(now, seatNames);
  const here = table.value?.id ?? "";
  useTelling(table.value);
  return (
    <div class="page wide end" key={game.commitment}>
      {!LOST.includes(id) && winners(game).map((colour) => <Cuttings key={colour} colour={colour} />)}
      <header class="stack tight">
        <h1>
          <Text id={id} {...values} />
        </h1>
        <Why played={played} />
        <Highlights played={played} table={here} number={now.games} />
        <Rematch now={now} />
        <MissionsLink table={now} id={here} say="missions-next" />
        <div class="row whole next">
          <a class="button" href={`/t/${here}?analysis`}>
            <SearchIcon />
            <Text id="end-analysis" />
          </a>
          <SharePicture played={played} />
        </div>
        <Keys played={played} />
      </header>
      <Replay played={useRecorded(game, here, now.games)} />
      <div class="stack loose rest">
        <TalkAfter table={now} />
        <Panel title={t("end-story")}>
          <Story played={played} />
        </Panel>
        <Panel title={t("end-send")}>
          <Sending played={played} />
        </Panel>
        <Panel title={t("end-record")}>
          <Seal game={game} table={here} number={now.games} />
          <div class="row">
            <a class="button" href={recordAddress(here, now.games)} download="cryptonym-record.txt">
              <DownloadIcon />
              <Text id="end-download" />
            </a>
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** What decided it; after a win together also what it is worth (R113). */
function Why({ played }: { played: Played }) {
  const why = whyOf(played);
  const score = played.result?.score ?? null;
  return (
    <p class="lead">
      {why && <Text id={why.id} team={why.team} word={<WordOf word={why.word} played={played} />} />}
      {score !== null && (
        <>
          {" "}
          {arePartners(played.options.mode) ? (
            <Text id="end-tokens-left" count={score} />
          ) : (
            <Text id="rank" score={score} />
          )}
        </>
      )}
    </p>
  );
}

function WordOf({ word, played }: { word: string; played: Played }) {
  return (
    <b class="codename" lang={played.options.language}>
      {word}
    </b>
  );
}
