/** About me: who I am here, with which devices, what my games come to, and the way out. */

import "./me.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Field } from "../../look/field";
import { DownloadIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { changeMe, deleteMe, EXPORT_ADDRESS, showMe } from "../../protocol/me";
import type { AboutMe, Level, Me } from "../../protocol/types";
import { Waiting } from "../../shell/waiting";
import { keepName } from "../../shell/kept";
import { LANGUAGES, OWN_NAMES } from "../../text/languages";
import { t, Text } from "../../text/text";
import { levelName } from "../opening/bot-choice";
import { Begin } from "./begin";
import { CallsPart } from "./calls";
import { DeviceNews } from "./my-tables";
import { MyDevices } from "./my-devices";
import { forgetPerson, heardOf, isPerson, whyNot } from "./person";
import { WithStrangers } from "../strangers/with-strangers";
import { StatisticsPart } from "./statistics";

const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

/** Everything about oneself, or the way to have something kept. */
export default function MePage() {
  const [me, setMe] = useState<Me | null>(null);
  const [asked, setAsked] = useState(!isPerson());
  const [gone, setGone] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!isPerson()) return;
    void showMe().then((answer) => {
      setAsked(true);
      if (heardOf(answer).ok && answer.ok) setMe(answer.value);
      else if (!answer.ok && answer.trouble.code !== "no_person")
        setTrouble(whyNot(answer.trouble));
    });
  }, []);
  return (
    <div class="page stack me">
      <h1>
        <Text id="app-page" page="me" />
      </h1>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {gone && (
        <Notice kind="fine">
          <Text id="me-deleted" />
        </Notice>
      )}
      {!asked && <Waiting />}
      {asked && !me && !trouble && <Begin onMe={setMe} />}
      {me && (
        <>
          <DeviceNews below />
          <Said me={me} onMe={setMe} />
          <CallsPart me={me} />
          <MyDevices me={me} onMe={setMe} />
          <StatisticsPart />
          <WithStrangers />
          <Out
            onGone={() => {
              setMe(null);
              setGone(true);
            }}
          />
        </>
      )}
    </div>
  );
}

/** Name, language and level. */
function Said({ me, onMe }: { me: Me; onMe: (me: Me) => void }) {
  const [name, setName] = useState(me.name);
  const [trouble, setTrouble] = useState("");
  const change = async (about: AboutMe) => {
    const answer = await changeMe(about);
    if (answer.ok) onMe(answer.value);
    setTrouble(answer.ok ? "" : whyNot(answer.trouble));
  };
  const save = () => {
    keepName(name);
    void change({ name: name.trim() });
  };
  return (
    <section class="stack">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={t("me-name")}
          value={name}
          remark={trouble || (name.trim() === me.name && me.name ? t("me-saved") : "")}
          state={trouble ? "wrong" : "plain"}
          onText={setName}
          autocomplete="nickname"
          beside={
            <Button kind="primary" type="submit">
              <Text id="me-save" />
            </Button>
          }
        />
      </form>
      <Choice
        legend={t("me-language")}
        options={LANGUAGES.map((value) => ({ value: value as string, label: <span lang={value}>{OWN_NAMES[value]}</span> }))}
        value={me.language || null}
        onChoose={(language) => void change({ language })}
      />
      <Choice
        legend={t("me-level")}
        options={LEVELS.map((value) => ({ value, label: levelName(value) }))}
        value={me.level}
        onChoose={(level) => void change({ level })}
      />
    </section>
  );
}

/** Take everything along, or leave nothing behind: one tap each, and one to be sure. */
function Out({ onGone }: { onGone: () => void }) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const remove = async () => {
    setBusy(true);
    const answer = await deleteMe();
    setBusy(false);
    if (!answer.ok && answer.trouble.code !== "no_person")
      return setTrouble(whyNot(answer.trouble));
    forgetPerson();
    onGone();
  };
  return (
    <section class="stack">
      <h2>
        <Text id="me-out" />
      </h2>
      <a class="button" href={EXPORT_ADDRESS} download>
        <DownloadIcon />
        <Text id="me-export" />
      </a>
      <p class="small soft">
        <Text id="me-delete-about" />
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {sure ? (
        <div class="row">
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            <Text id="me-delete-sure" />
          </Button>
          <Button onClick={() => setSure(false)}>
            <Text id="me-delete-not" />
          </Button>
        </div>
      ) : (
        <Button kind="danger" onClick={() => setSure(true)}>
          <Text id="me-delete" />
        </Button>
      )}
    </section>
  );
}
