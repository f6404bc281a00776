/** Find a game: what you would like, and then the waiting room until your table is ready. */

import "../opening/opening.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Field } from "../../look/field";
import { Notice } from "../../look/notice";
import { useTyped } from "../../look/use-typed";
import { beginPerson } from "../../protocol/me";
import type { About, Finding, Wish } from "../../protocol/types";
import { keep, kept } from "../../device/storage";
import { keepName, keptName } from "../../shell/kept";
import { Waiting } from "../../shell/waiting";
import { arePartners } from "../../table/sheets";
import { byCode, hasMessage, language, t, Text } from "../../text/text";
import { isPerson, keepPerson, newestDevice, whyNot } from "../me/person";
import { LanguageOfPlay } from "../opening/language-of-play";
import { modeName } from "../opening/mode";
import { useOffers } from "../opening/offers";
import { findGame, showFinding, stopFinding } from "./api";
import { WaitingRoom } from "./waiting-room";

const PARTS: readonly NonNullable<Wish["part"]>[] = ["any", "give", "guess"];
const MINUTE = 60;
const WAITS = { live: [1, 3, 10], slow: [10, 60] } as const; // minutes until bots may sit down
const NEVER = 0;

/** The page at `/find`. */
export default function Find() {
  const offers = useOffers();
  const [finding, setFinding] = useState<Finding | null>(null);
  const [asked, setAsked] = useState(!isPerson());
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (!isPerson()) return;
    void showFinding().then((answer) => {
      if (answer.ok && answer.value.wish) setFinding(answer.value);
      setAsked(true);
    });
  }, []);
  if (!offers || !asked) return <Waiting />;
  if (finding?.wish)
    return (
      <WaitingRoom
        finding={finding}
        onFinding={setFinding}
        onStop={async () => {
          const answer = await stopFinding();
          if (!answer.ok) return;
          setStopped(!answer.value.wish);
          setFinding(answer.value.wish ? answer.value : null);
        }}
      />
    );
  return <Form offers={offers} stopped={stopped} onFinding={setFinding} />;
}

/** What was wished for last time, or what most people wish for. */
function usualWish(mode: string): Wish {
  const usual: Wish = { language: language.peek(), mode, bots_after: MINUTE };
  try {
    return { ...usual, ...(JSON.parse(kept("wish") ?? "{}") as Partial<Wish>) };
  } catch {
    return usual; // not ours
  }
}

function Form({
  offers,
  stopped,
  onFinding,
}: {
  offers: About;
  stopped: boolean;
  onFinding: (finding: Finding) => void;
}) {
  // those for which this page has words; pairs come about soonest, and first those of equals
  const games = offers.games
    .filter(({ name }) => hasMessage(byCode("find-game-", name)))
    .sort((a, b) => a.seats.length - b.seats.length || Number(arePartners(b.name)) - Number(arePartners(a.name)));
  const [wish, setWish] = useState(() => usualWish(games[0]?.name ?? ""));
  const { text: name, trouble: nameless, setTrouble: setNameless, field } = useTyped(keptName());
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const { pace = "live", part = "any" } = wish;
  const minutes = wish.bots_after == null ? NEVER : Math.round(wish.bots_after / MINUTE);
  const waits = [...WAITS[pace], NEVER];
  const choosePace = (chosen: "live" | "slow") =>
    setWish({ ...wish, pace: chosen, bots_after: WAITS[chosen][0] * MINUTE });

  const look = async (event: Event) => {
    event.preventDefault();
    setTrouble("");
    if (!name.trim()) {
      setNameless("empty");
      line.current?.focus({ preventScroll: true });
      line.current?.scrollIntoView({ block: "center" });
      return;
    }
    setBusy(true);
    keepName(name);
    const wanted: Wish = arePartners(wish.mode) ? { ...wish, part: "any" } : wish;
    keep("wish", JSON.stringify(wanted));
    const failed = await becomePerson(name.trim());
    const answer = failed ?? (await findGame(wanted, name.trim()));
    setBusy(false);
    if (answer.ok) onFinding(answer.value);
    else setTrouble(whyNot(answer.trouble));
  };

  return (
    <form class="page stack find" onSubmit={look} noValidate>
      <h1>
        <Text id="app-page" page="find" />
      </h1>
      <p>
        <Text id="find-lead" />
      </p>
      {stopped && (
        <Notice>
          <Text id="find-stopped" />
        </Notice>
      )}
      <div class="stack tight">
        <Choice
          legend={t("opening-mode")}
          options={games.map((game) => ({
            value: game.name,
            label: modeName(game.name),
          }))}
          value={wish.mode}
          onChoose={(mode) => setWish({ ...wish, mode })}
        />
        <p class="small soft">
          <Text id={byCode("find-game-", wish.mode)} />
        </p>
      </div>
      <LanguageOfPlay
        offers={offers}
        language={wish.language}
        onLanguage={(code) => setWish({ ...wish, language: code })}
      />
      <Choice
        legend={t("slow-pace")}
        options={[
          { value: "live", label: t("slow-live") },
          { value: "slow", label: t("find-pace-slow") },
        ]}
        value={pace}
        onChoose={choosePace}
      />
      {!arePartners(wish.mode) && (
        <Choice
          legend={t("find-part")}
          options={PARTS.map((value) => ({ value, label: t(byCode("find-part-", value)) }))}
          value={part}
          onChoose={(chosen) => setWish({ ...wish, part: chosen })}
        />
      )}
      <Choice
        legend={t("find-bots")}
        options={waits.map((value) => ({
          value: value as number,
          label: value ? t("find-bots-after", { count: value }) : t("find-bots-never"),
        }))}
        value={minutes}
        onChoose={(chosen) =>
          setWish({ ...wish, bots_after: chosen === NEVER ? null : chosen * MINUTE })
        }
      />
      <Field
        label={t("find-name")}
        inputRef={line}
        {...field}
        remark={nameless ? t("opening-name-empty") : ""}
        autocomplete="nickname"
        maxLength={offers.limits.name}
      />
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <Button kind="primary" big type="submit" busy={busy}>
        <Text id="find-start" />
      </Button>
      {!isPerson() && (
        <p class="small soft">
          <Text id="find-remembered" page={<a href="/me"><Text id="app-page" page="me" /></a>} />
        </p>
      )}
    </form>
  );
}

/** A seat among strangers has to be somebody's; null if it is now. */
async function becomePerson(name: string) {
  if (isPerson()) return null;
  const answer = await beginPerson(name, language.peek());
  if (!answer.ok) return answer;
  keepPerson(newestDevice(answer.value));
  return null;
}
