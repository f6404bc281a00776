/** Call me back: the switch of this device, the others that are called, and feeds for programs. */

import { useEffect, useState } from "preact/hooks";
import { copy } from "../../device/share";
import { callPermission, isSubscribed, subscribe, unsubscribe } from "../../device/push";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { CopyIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { Switch } from "../../look/switch";
import type { Answer } from "../../protocol/answer";
import { callMe, callMeNot, dropFeed, myCalls, renewFeed } from "../../protocol/me";
import type { Me, OwnCalls, OwnFeed } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";
import { whyNot } from "./person";

type Change = (asking: Promise<Answer<OwnCalls>>) => Promise<boolean>;

/** All of it, once it is known. */
export function CallsPart({ me }: { me: Me }) {
  const [calls, setCalls] = useState<OwnCalls | null>(null);
  const [trouble, setTrouble] = useState("");
  const change: Change = async (asking) => {
    const answer = await asking;
    setTrouble(answer.ok ? "" : whyNot(answer.trouble));
    if (answer.ok) setCalls(answer.value);
    return answer.ok;
  };
  useEffect(() => void change(myCalls()), []);
  if (!calls) return null;
  const others = me.devices.filter((one) => !one.this && calls.devices.includes(one.number));
  return (
    <section class="stack">
      <h2>
        <Text id="calls-title" />
      </h2>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <ThisDevice me={me} calls={calls} onChange={change} onTrouble={setTrouble} />
      {others.length > 0 && (
        <>
          <h3>
            <Text id="calls-others" />
          </h3>
          <ul class="my-devices">
            {others.map(({ number, kind }) => (
              <li key={number} class="row apart">
                <Text id="devices-kind" kind={kind ?? "other"} />
                <Button
                  aria-label={t("calls-stop-number", { number })}
                  onClick={() => void change(callMeNot(number))}
                >
                  <Text id="calls-stop" />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>
        <Text id="calls-feeds" />
      </h3>
      <p class="small soft">
        <Text id="calls-feeds-about" />
      </p>
      {calls.feeds.map((feed) => (
        <Feed key={feed.kind} feed={feed} onChange={change} />
      ))}
    </section>
  );
}

/** The switch; the browser is asked when it is touched, and never before. */
function ThisDevice({
  me,
  calls,
  onChange,
  onTrouble,
}: {
  me: Me;
  calls: OwnCalls;
  onChange: Change;
  onTrouble: (why: string) => void;
}) {
  const [here, setHere] = useState(false); // whether the browser agrees
  const [permission, setPermission] = useState(callPermission);
  const [busy, setBusy] = useState(false);
  useEffect(() => void isSubscribed().then(setHere), []);
  const turn = async (on: boolean) => {
    setBusy(true);
    onTrouble("");
    if (on) await begin();
    else await end();
    setPermission(callPermission());
    setHere(await isSubscribed());
    setBusy(false);
  };
  const begin = async () => {
    const made = await subscribe(calls.key);
    if (made === "failed") return onTrouble(t("calls-failed"));
    if (made !== "denied" && !(await onChange(callMe(made)))) await unsubscribe();
  };
  const end = async () => {
    const number = me.devices.find((one) => one.this)?.number ?? 0;
    if (await onChange(callMeNot(number))) await unsubscribe();
  };
  if (!calls.key) return <Said id="calls-not-offered" />;
  if (permission === "unsupported") return <Said id="calls-unsupported" />;
  if (permission === "denied") return <Said id="device-notifications-refused" />;
  return (
    <Switch
      label={t("calls-this")}
      note={t("calls-about")}
      on={here && calls.this}
      disabled={busy}
      onTurn={(on) => void turn(on)}
    />
  );
}

const Said = ({
  id,
}: {
  id: "calls-not-offered" | "calls-unsupported" | "device-notifications-refused";
}) => (
  <Notice>
    <Text id={id} />
  </Notice>
);

/** One address, to be copied, renewed and ended. */
function Feed({ feed, onChange }: { feed: OwnFeed; onChange: Change }) {
  const { kind, address } = feed;
  const [copied, setCopied] = useState<boolean | null>(null);
  const renew = () => {
    setCopied(null);
    void onChange(renewFeed(kind));
  };
  const label = t(byCode("calls-", kind));
  if (!address)
    return (
      <div class="row apart">
        <span>{label}</span>
        <Button aria-label={`${t("calls-feed-make")}: ${label}`} onClick={renew}>
          <Text id="calls-feed-make" />
        </Button>
      </div>
    );
  const whole = location.origin + address;
  return (
    <div class="stack tight">
      <Field
        label={label}
        value={whole}
        readOnly
        spellcheck={false}
        remark={copied === false ? t("missions-copy-failed") : ""}
        beside={
          <Button
            icon={<CopyIcon size="1.25em" />}
            aria-label={`${t(copied ? "missions-copied" : "missions-copy")}: ${label}`}
            onClick={() => void copy(whole).then(setCopied)}
          >
            <Text id={copied ? "missions-copied" : "missions-copy"} />
          </Button>
        }
      />
      <div class="row">
        <Button aria-label={`${t("calls-feed-new")}: ${label}`} onClick={renew}>
          <Text id="calls-feed-new" />
        </Button>
        <Button
          aria-label={`${t("calls-feed-end")}: ${label}`}
          onClick={() => void onChange(dropFeed(kind))}
        >
          <Text id="calls-feed-end" />
        </Button>
      </div>
    </div>
  );
}
