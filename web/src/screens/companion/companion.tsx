/** For friends around real cards: the key on the spymasters' phones, and clocks. */

import "./companion.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { ReplayIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { isPassing, type Trouble } from "../../protocol/answer";
import { keyOfCode } from "../../protocol/api";
import type { KeyOfCode } from "../../protocol/types";
import { go, route } from "../../route";
import { Waiting } from "../../shell/waiting";
import { isTwoSided } from "../../table/sheets";
import { troubleText } from "../../text/codes";
import { spokenGame, Text } from "../../text/text";
import { useOffers } from "../opening/offers";
import { forOther, keyOf, pathOf, turnedOnce, type Meant } from "./address";
import { DrawKey } from "./draw-key";
import { KeyCard } from "./key-card";
import { OtherPhone } from "./other-phone";
import { SameKey } from "./same-key";
import { Timers } from "./timers";

/** Everything that a box of cards lacks. */
export default function Companion() {
  const meant = keyOf(route.value.query);
  const { code, source, mode, side } = meant;
  const known = useGame(mode);
  const [found, setFound] = useState<KeyOfCode | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fetchIt = () => {
    setTrouble(null);
    void keyOfCode(code, source, mode, side).then((answer) => {
      if (keyOf(route.peek().query).code !== code) return; // somebody has gone on meanwhile
      if (answer.ok) setFound(answer.value);
      else setTrouble(answer.trouble);
    });
  };
  useEffect(() => {
    setFound(null);
    if (code) fetchIt();
  }, [code, source, mode, side]);
  const card = code && known ? found : null;
  return (
    <div class="page stack loose companion">
      <h1>
        <Text id="app-page" page="companion" />
      </h1>
      <div class="stack loose">
        {!code && <DrawKey />}
        {card && <OneKey found={card} meant={meant} />}
        {code && !card && !trouble && <Waiting />}
        {code && trouble && (
          <>
            <Notice kind="wrong">{troubleText(trouble)}</Notice>
            {trouble.code === "no_such_key" && <DidYouMean code={trouble.params["where"]} meant={meant} />}
            {isPassing(trouble) && (
              <Button onClick={fetchIt}>
                <Text id="companion-again" />
              </Button>
            )}
          </>
        )}
        {code && <OtherKey />}
      </div>
      <Timers first={(card && !isHalved(mode) && card.key.start) || null} />
    </div>
  );
}

/** While a key of another game is shown, its words are said; whether we know how to draw it. */
function useGame(mode: Meant["mode"]): boolean {
  const offers = useOffers();
  useEffect(() => {
    spokenGame.value = mode;
    return () => {
      spokenGame.value = "";
    };
  }, [mode]);
  return !mode || Boolean(offers?.games.some(({ name }) => name === mode));
}

/** What was typed with a slip; the server knows the words of all codes. */
function DidYouMean({ code, meant }: { code: string | number | undefined; meant: Meant }) {
  if (!code) return null;
  return (
    <a class="button primary" href={pathOf({ ...meant, code: String(code) })}>
      <Text id="companion-did-you-mean" code={code} />
    </a>
  );
}

/** Whether each of two phones shows a half. */
const isHalved = (mode: Meant["mode"]): boolean => mode !== "" && isTwoSided(mode);

function OneKey({ found, meant }: { found: KeyOfCode; meant: Meant }) {
  const { code, key } = found;
  const here = { ...meant, code };
  const { mode, side, source } = meant;
  const turned = turnedOnce(code, mode ? 2 : 4);
  return (
    <>
      <SameKey text={`${source} ${code}`} />
      <KeyCard key={code} card={key} mode={mode} side={side === "front" ? 0 : 1} />
      {key.pattern && (
        <div class="row apart">
          <p class="small soft">
            <Text id="companion-card" number={key.pattern} angle={(key.turned ?? 0) * 90} />
          </p>
          {turned && (
            <Button icon={<ReplayIcon class="mirrored" />} onClick={() => go(pathOf({ ...here, code: turned }), true)}>
              <Text id="companion-turn" />
            </Button>
          )}
        </div>
      )}
      <OtherPhone
        code={code}
        address={location.origin + pathOf(isHalved(mode) ? forOther(here) : here)}
      />
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
