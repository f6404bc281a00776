/** Your tables on the front page: what waits for you first, each with one line. */

import "./me.css";
import { useEffect, useState } from "preact/hooks";
import { badgeTables } from "../../device/badge";
import { Button, IconButton } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { CloseIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { TableName } from "../../look/table-name";
import { serverNow } from "../../protocol/clock";
import { comeToMyTable, dropTable, myTables, showMe } from "../../protocol/me";
import type { KeptTable, PersonDevice } from "../../protocol/types";
import { go } from "../../route";
import { keepTable } from "../../shell/kept";
import { byCode, languageName, t, Text } from "../../text/text";
import { moment } from "../devices/moment";
import { modeName } from "../opening/mode";
import { heardOf, isPerson, keepPerson, newcomer, newestDevice, whyNot } from "./person";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HIDDEN = 5; // minutes after which a list that nobody looks at is fetched again

/** The list, or nothing for who keeps none. */
export function MyTables() {
  const [tables, setTables] = useState<readonly KeptTable[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => (isPerson() ? followTables(setTables) : undefined), []);
  const waiting = tables?.filter(({ waiting }) => waiting).length;
  useEffect(() => void (waiting === undefined || badgeTables(waiting)), [waiting]);
  if (!tables) return null;
  const open = tables.filter(({ ended }) => !ended);
  const over = tables.filter(({ ended }) => ended);
  const come = async (kept: KeptTable) => {
    const answer = await comeToMyTable(kept.table);
    if (!answer.ok) return setTrouble(whyNot(answer.trouble));
    badgeTables((waiting ?? 0) - Number(kept.waiting));
    keepTable({ id: kept.table, name: kept.about.name });
    go(`/t/${kept.table}`);
  };
  const drop = async (kept: KeptTable) => {
    const answer = await dropTable(kept.table);
    if (answer.ok) setTables(answer.value);
    else setTrouble(whyNot(answer.trouble));
  };
  const list = (some: readonly KeptTable[]) => (
    <ul class="my-tables stack tight">
      {some.map((kept) => (
        <Row key={kept.table} kept={kept} onCome={() => come(kept)} onDrop={() => drop(kept)} />
      ))}
    </ul>
  );
  return (
    <section class="stack tight">
      <h2 class="label">
        <Text id="me-tables" />
      </h2>
      <DeviceNews />
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {open.length ? (
        list(open)
      ) : (
        <p class="soft">
          <Text id="me-tables-none" />
        </p>
      )}
      {over.length > 0 && <Drawer label={<Text id="me-ended-tables" count={over.length} />}>{list(over)}</Drawer>}
    </section>
  );
}

function Row({
  kept,
  onCome,
  onDrop,
}: {
  kept: KeptTable;
  onCome: () => Promise<void>;
  onDrop: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const { name, language, mode } = kept.about;
  const come = async () => {
    setBusy(true);
    await onCome();
    setBusy(false);
  };
  return (
    <li class={kept.waiting ? "my-table waits" : "my-table"}>
      <Button kind="quiet" busy={busy} onClick={() => void come()}>
        <span class="my-table-lines">
          <b>{expected(kept)}</b>
          <span class="small">
            <TableName name={name} lang={language} />
          </span>
          <span class="small soft">
            {languageName(language)} · {modeName(mode)}
          </span>
        </span>
      </Button>
      {kept.ended && (
        <IconButton
          label={t("me-drop", { name: name.replaceAll("-", " ") })}
          onClick={() => void onDrop()}
        >
          <CloseIcon size="1.125em" />
        </IconButton>
      )}
    </li>
  );
}

/** Fetch the list now, when somebody looks again, and now and then; returns how to stop. */
function followTables(tell: (tables: readonly KeptTable[]) => void): () => void {
  let wanted = true;
  let minutes = 0;
  const fetch = async () => {
    minutes = 0;
    const answer = heardOf(await myTables());
    if (wanted && answer.ok) tell(answer.value);
  };
  const seen = () => void (document.hidden || fetch());
  const minute = () => void ((document.hidden && ++minutes < HIDDEN) || fetch());
  const drum = setInterval(minute, MINUTE);
  document.addEventListener("visibilitychange", seen);
  void fetch();
  return () => {
    wanted = false;
    clearInterval(drum);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** One line: what is expected of you, or for whom everybody waits, and how long. */
export function expected(kept: KeptTable, now = serverNow()): string {
  const { wanted, awaited, running, until = 0, last = 0 } = kept.about;
  if (kept.ended) return t("me-ended");
  const over = until > 0 && until <= now; // the time for this move: now the reserve is used
  if (wanted) {
    const what = t(byCode("me-wanted-", wanted));
    if (over && kept.waiting) return `${what}, ${t("me-left-reserve", { left: left(last - now) })}`;
    return kept.deadline ? `${what}, ${left(kept.deadline - now)}` : what;
  }
  if (!running) return t("me-between");
  if (!awaited.length) return t("me-running");
  const who = t("me-waits", { names: awaited.join(", ") });
  return until ? `${who}, ${left((over ? last : until) - now)}` : who;
}

function left(time: number): string {
  if (time >= 2 * DAY) return t("me-left-days", { count: Math.floor(time / DAY) });
  if (time >= HOUR) return t("me-left-hours", { count: Math.floor(time / HOUR) });
  return t("me-left-minutes", { count: Math.max(0, Math.floor(time / MINUTE)) });
}

/** Another device has become you: perhaps it was not you. */
export function DeviceNews({ below = false }: { below?: boolean }) {
  const [news, setNews] = useState<PersonDevice | null>(null);
  const [newest, setNewest] = useState(0);
  useEffect(() => {
    void showMe().then((answer) => {
      if (!heardOf(answer).ok || !answer.ok) return;
      setNews(newcomer(answer.value));
      setNewest(newestDevice(answer.value));
    });
  }, []);
  if (!news) return null;
  const close = () => {
    keepPerson(newest);
    setNews(null);
  };
  return (
    <Notice
      kind="doubt"
      action={
        <Button onClick={close}>
          <Text id="devices-news-mine" />
        </Button>
      }
    >
      <p>
        <Text id="me-news" kind={t("devices-kind", { kind: news.kind ?? "other" })} time={moment(news.since)} />{" "}
        {below ? (
          <Text id="me-news-below" />
        ) : (
          <a href="/me">
            <Text id="me-news-elsewhere" />
          </a>
        )}
      </p>
    </Notice>
  );
}
