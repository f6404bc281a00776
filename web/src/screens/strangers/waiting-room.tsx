/** The waiting room: how it stands, what can be done meanwhile, and the way out. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { BookIcon, BotIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { Spinner } from "../../look/spinner";
import { clock } from "../../look/clock";
import { play } from "../../device/sound";
import { serverNow } from "../../protocol/clock";
import { comeToMyTable } from "../../protocol/me";
import type { Finding } from "../../protocol/types";
import { go } from "../../route";
import { announce } from "../../shell/announce";
import { keepTable, keptName } from "../../shell/kept";
import { languageName, t, Text } from "../../text/text";
import { whyNot } from "../me/person";
import { modeName } from "../opening/mode";
import { findGame, showFinding, stopFinding } from "./api";
import { Jury } from "./jury";

const ASK_EVERY = 2000; // milliseconds
const SECOND = 1000;

/** Until there is a table; then it is gone to. */
export function WaitingRoom({
  finding,
  onFinding,
  onStop,
}: {
  finding: Finding;
  onFinding: (finding: Finding) => void;
  onStop: () => Promise<void>;
}) {
  const [lost, setLost] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState<"bots" | "stop" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useAsking(onFinding, setLost);
  useEffect(() => {
    if (!finding.table) return;
    void sitDown(finding.table).then((failed) => setTrouble(failed ?? ""));
  }, [finding.table]);
  const { wish } = finding;
  if (!wish) return null;
  const slow = wish.pace === "slow";
  const botsNow = async () => {
    setBusy("bots");
    const answer = await findGame({ ...wish, bots_after: 0 }, keptName());
    setBusy(null);
    if (answer.ok) onFinding(answer.value);
    else setTrouble(whyNot(answer.trouble));
  };
  const stop = async () => {
    setBusy("stop");
    await onStop();
    setBusy(null);
  };
  return (
    <div class="page stack find">
      <h1 tabIndex={-1} ref={heading} class="row tight looking">
        <Spinner />
        <span>
          <Text id={finding.table ? "find-found" : "find-looking"} />
        </span>
      </h1>
      <p class="soft">
        {modeName(wish.mode)} · {languageName(wish.language)} · {t(slow ? "find-pace-slow" : "slow-live")}
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {lost && (
        <Notice kind="doubt">
          <Text id="find-lost" />
        </Notice>
      )}
      {!finding.table && (
        <>
          <Times finding={finding} />
          <p>
            <Text id={slow ? "find-away" : "find-stay"} />
          </p>
          <div class="stack tight">
            <Button big icon={<BotIcon />} busy={busy === "bots"} onClick={() => void botsNow()}>
              <Text id="find-bots-now" />
            </Button>
            <Button big busy={busy === "stop"} onClick={() => void stop()}>
              <Text id="find-stop" />
            </Button>
          </div>
          <Jury language={wish.language} />
          <section class="stack tight">
            <h2 class="label">
              <Text id="find-meanwhile" />
            </h2>
            <div class="meanwhile">
              <a class="button" href={`/how?game=${wish.mode}`} target="_blank" rel="noopener">
                <BookIcon />
                <Text id="front-how" />
              </a>
              <a class="button" href="/daily" target="_blank" rel="noopener">
                <Text id="front-daily" />
              </a>
            </div>
          </section>
        </>
      )}
    </div>
  );
}

/** How long it takes, who else waits, and when bots come: a line each, one of them heard. */
function Times({ finding }: { finding: Finding }) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const others = (finding.waiting ?? 1) - 1;
  const waited = Math.max(0, now - (finding.since ?? now)) / SECOND;
  const left = finding.bots_at == null ? 0 : Math.max(0, finding.bots_at - now) / SECOND;
  return (
    <div class="stack tight">
      <p class="figures">
        <Text id="find-waited" time={minutes(waited)} />
      </p>
      <p role="status">
        {others > 0 ? <Text id="find-others" count={others} /> : <Text id="find-alone" />}
      </p>
      {left > 0 && (
        <p class="figures">
          <Text id="find-bots-in" time={minutes(left)} />
        </p>
      )}
    </div>
  );
}

/** Seconds as 0:07, 1:35, and so on: a clock shows the last ten alone. */
const minutes = (seconds: number) => (seconds > 10 ? clock(seconds) : `0:${String(Math.floor(seconds)).padStart(2, "0")}`);

/** Ask how it stands every two seconds while the page is there. */
function useAsking(onFinding: (finding: Finding) => void, setLost: (lost: boolean) => void): void {
  useEffect(() => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = async () => {
      const answer = await showFinding(over.signal);
      if (over.signal.aborted) return;
      setLost(!answer.ok);
      if (answer.ok) onFinding(answer.value);
      timer = setTimeout(() => void again(), ASK_EVERY);
    };
    timer = setTimeout(() => void again(), ASK_EVERY);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, []);
}

/** Take the seat and go there; why not, if it cannot be had. */
async function sitDown(table: string): Promise<string | null> {
  const answer = await comeToMyTable(table);
  if (!answer.ok) return whyNot(answer.trouble);
  keepTable({ id: table, name: answer.value.name });
  await stopFinding(); // found: the next search begins anew
  announce(t("find-found"));
  play("chime");
  go(`/t/${table}`, true);
  return null;
}
