/** My devices: those there are, a code for one more, and a phrase for the day all are lost. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import { QrCode } from "../../look/qr-code";
import type { Answer } from "../../protocol/answer";
import { makePersonCode, makePhrase, removeMyDevices } from "../../protocol/me";
import type { Me } from "../../protocol/types";
import { t, Text } from "../../text/text";
import { moment } from "../devices/moment";
import { forgetPerson, whyNot } from "./person";

const LONGEST = 500; // letters of an address that the server draws

/** All of it. */
export function MyDevices({ me, onMe }: { me: Me; onMe: (me: Me) => void }) {
  const [code, setCode] = useState("");
  const [phrase, setPhrase] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState("");
  const asking = async <T,>(what: string, question: Promise<Answer<T>>, take: (value: T) => void) => {
    setBusy(what);
    const answer = await question;
    setBusy("");
    setTrouble(answer.ok ? "" : whyNot(answer.trouble));
    if (answer.ok) take(answer.value);
  };
  const remove = (which: number | "others") =>
    void asking(`remove ${which}`, removeMyDevices(which), (left) => {
      setCode("");
      if (left.devices.some((one) => one.this)) return onMe(left);
      forgetPerson();
      location.assign("/");
    });
  const address = `${location.origin}/me?code=${encodeURIComponent(code.replaceAll(" ", "-"))}`;
  return (
    <section class="stack">
      <h2>
        <Text id="me-devices" />
      </h2>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <ul class="my-devices">
        {me.devices.map((device) => (
          <li key={device.number} class="row apart">
            <span>
              <Text id={device.this ? "devices-this" : "devices-kind"} kind={device.kind ?? "other"} />{" "}
              <small class="soft">
                <Text id="devices-since" time={moment(device.since)} />
              </small>
            </span>
            {me.devices.length > 1 && (
              <Button
                busy={busy === `remove ${device.number}`}
                aria-label={t("devices-remove-number", { number: device.number })}
                onClick={() => remove(device.number)}
              >
                <Text id="devices-remove" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me.devices.length > 2 && (
        <Button kind="danger" busy={busy === "remove others"} onClick={() => remove("others")}>
          <Text id="devices-remove-others" />
        </Button>
      )}
      <p class="small soft">
        <Text id="me-device-about" />
      </p>
      {code && (
        <div class="my-code">
          {address.length <= LONGEST && <QrCode text={address} alt={t("me-device-qr")} />}
          <p class="my-words codename" lang={me.language || undefined}>
            {code}
          </p>
        </div>
      )}
      <Button
        busy={busy === "code"}
        onClick={() => void asking("code", makePersonCode(), (made) => setCode(made.code))}
      >
        <Text id="me-device-more" />
      </Button>
      <h2>
        <Text id="me-phrase" />
      </h2>
      <p class="small soft">
        <Text id={me.phrase ? "me-phrase-there" : "me-phrase-about"} />
      </p>
      {phrase && (
        <Notice>
          <p class="my-words codename" lang={me.language || undefined}>
            {phrase}
          </p>
          <p>
            <Text id="me-phrase-once" />
          </p>
        </Notice>
      )}
      <Button
        busy={busy === "phrase"}
        onClick={() =>
          void asking("phrase", makePhrase(), (made) => {
            setPhrase(made.phrase);
            onMe({ ...me, phrase: true });
          })
        }
      >
        <Text id="me-phrase-make" />
      </Button>
    </section>
  );
}
