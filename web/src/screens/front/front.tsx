/** The front page: what this is, and the ways in. */

import "./front.css";
import type { ComponentChildren } from "preact";
import { BoardMini } from "../../look/board-mini";
import { Button } from "../../look/button";
import { COLOURS } from "../../look/colours";
import { Drawer } from "../../look/drawer";
import {
  ArrowIcon,
  BookIcon,
  CalendarIcon,
  HostIcon,
  KeyIcon,
  PeopleIcon,
  SearchIcon,
} from "../../look/icons";
import { TableName } from "../../look/table-name";
import { go } from "../../route";
import { t, Text, type MessageId } from "../../text/text";
import { FindTable } from "../opening/find-table";
import { useOffers } from "../opening/offers";
import { MyTables } from "../me/my-tables";
import { isPerson } from "../me/person";
import { PlayWithBots } from "./play-with-bots";
import { PublicTables } from "./public-tables";
import { useKeptTable } from "./use-kept-table";

/** Everything one can do without a seat. */
export default function Front() {
  const offers = useOffers();
  const back = useKeptTable();
  return (
    <div class="page stack front">
      <div class="front-head">
        <div class="stack tight">
          <h1>
            {t("front-title")
              .split(/(?<=\.) /)
              .flatMap((sentence) => [<span key={sentence}>{sentence}</span>, " "])}
          </h1>
          <p>
            <Text id="front-lead" />
          </p>
        </div>
        <BoardMini identities={SAMPLE} columns={Math.sqrt(SAMPLE.length)} label={t("front-picture")} />
      </div>
      <MyTables />
      {back && !isPerson() && (
        <a class="button back" href={`/t/${back.id}`}>
          <ArrowIcon />
          <span>
            <Text id="front-back" name={<TableName name={back.name} lang={/[α-ω]/.test(back.name) ? "el" : undefined} />} />
          </span>
        </a>
      )}
      <Button kind="primary" big icon={<PeopleIcon />} onClick={() => go("/open")}>
        <Text id="front-open" />
      </Button>
      <div class="two-ways">
        <Way kind="big" href="/find" icon={<SearchIcon />} id="front-find" />
        <Way kind="big" href="/daily" icon={<CalendarIcon />} id="front-daily" />
      </div>
      {offers && offers.bots.length > 0 && <PlayWithBots offers={offers} />}
      <FindTable />
      <PublicTables />
      <nav class="ways">
        <Way kind="quiet" href="/how" icon={<BookIcon />} id="front-how" />
        <Way kind="quiet" href="/companion" icon={<KeyIcon />} id="front-companion" />
        <Way kind="quiet" href="/me" icon={<HostIcon />} id={isPerson() ? "me-about" : "me-keep"} />
      </nav>
      <Drawer label={<Text id="front-about" />}>
        <p class="small">
          <Text id="front-about-text" version={offers?.version ?? ""} />
        </p>
        <p class="small">
          <Text id="front-about-licence" />
        </p>
      </Drawer>
    </div>
  );
}

/** A link that looks like a button. */
function Way(way: { kind: "big" | "quiet"; href: string; icon: ComponentChildren; id: MessageId }) {
  return (
    <a class={`button ${way.kind}`} href={way.href}>
      {way.icon}
      <Text id={way.id} />
    </a>
  );
}

// A game in its middle, told by signs alone.
const SAMPLE = [..."0?1?2??0??1?3??2??1?0?2??"].map((cell) => COLOURS[Number(cell)] ?? "unknown");
