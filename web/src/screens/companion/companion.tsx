/** For friends around real cards: the key on the spymasters' phones, and clocks. */

import "./companion.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { ReplayIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import type { Trouble } from "../../protocol/answer";
import { keyOfCode } from "../../protocol/api";
import type { KeyOfCode, KeySource } from "../../protocol/types";
import { go, route } from "../../route";
import { Waiting } from "../../shell/waiting";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";
import { keyOf, pathOf, turnedOnce } from "./address";
import { DrawKey } from "./draw-key";
import { KeyCard } from "./key-card";
import { OtherPhone } from "./other-phone";
import { Timers } from "./timers";

/** Everything that a box of cards lacks. */
export default function Companion() {
  const { code, source } = keyOf(route.value.query);
  const [found, setFound] = useState<KeyOfCode | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fetchIt = () => {
    setTrouble(null);
    void keyOfCode(code, source).then((answer) => {
      if (keyOf(route.peek().query).code !== code) return; // somebody has gone on meanwhile
      if (answer.ok) setFound(answer.value);
      else setTrouble(answer.trouble);
    });
  };
  useEffect(() => {
    setFound(null);
    if (code) fetchIt();
  }, [code, source]);
  const card = code ? found : null;
  return (
    <div class="page stack loose companion">
      <h1>
        <Text id="app-page" page="companion" />
      </h1>
      {!code && <DrawKey />}
      {card && <OneKey found={card} source={source} />}
      {code && !card && !trouble && <Waiting />}
      {code && trouble && (
        <>
          <Notice kind="wrong">{troubleText(trouble)}</Notice>
          <Button onClick={fetchIt}>
            <Text id="companion-again" />
          </Button>
        </>
      )}
      {code && <OtherKey />}
      <Timers first={card?.key.start ?? null} />
    </div>
  );
}

function OneKey({ found, source }: { found: KeyOfCode; source: KeySource }) {
  const { code, key } = found;
  const turned = turnedOnce(code);
  return (
    <>
      <KeyCard key={code} card={key} />
      {key.pattern && (
        <div class="row apart">
          <p class="small soft">
            <Text id="companion-card" number={key.pattern} angle={(key.turned ?? 0) * 90} />
          </p>
          {turned && (
            <Button icon={<ReplayIcon class="mirrored" />} onClick={() => go(pathOf(turned, source), true)}>
              <Text id="companion-turn" />
            </Button>
          )}
        </div>
      )}
      <OtherPhone code={code} address={location.origin + pathOf(code, source)} />
    </>
  );
}

function OtherKey() {
  return (
    <a class="button" href="/companion">
      <Text id="companion-another" />
    </a>
  );
}
