/** For friends around real cards: the key on the spymasters' phones, and clocks. */

import "./companion.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { SIDE_COLOURS } from "../../look/colours";
import { ReplayIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { isPassing, type Trouble } from "../../protocol/answer";
import { askForOffers, offers, offersTrouble } from "../../protocol/offers";
import type { KeyOfCode, Mode, SideSheet } from "../../protocol/types";
import { go, route } from "../../route";
import { Waiting } from "../../shell/waiting";
import { isTwoSided, knownSheet, sheetOf } from "../../table/sheets";
import { troubleText } from "../../text/codes";
import { spokenGame, Text } from "../../text/text";
import { useOffers } from "../opening/offers";
import { forOther, keyOf, pathOf, turnedOnce, type Meant } from "./address";
import { keyOfCode } from "./api";
import { DrawKey } from "./draw-key";
import { KeyCard } from "./key-card";
import { OtherPhone } from "./other-phone";
import { SameKey } from "./same-key";
import { Timers } from "./timers";

/** Everything that a box of cards lacks. */
export default function Companion() {
  const meant = keyOf(route.value.query);
  const { code, source, mode, side } = meant;
  const game = useGame(mode);
  const [found, setFound] = useState<KeyOfCode | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fetchIt = () => {
    setTrouble(null);
    void Promise.all([keyOfCode(code, source, mode, side), askForOffers()]).then(([answer]) => {
      if (keyOf(route.peek().query).code !== code) return; // somebody has gone on meanwhile
      if (answer.ok) setFound(answer.value);
      const unknown = offers.peek() ? null : offersTrouble.peek(); // how a key is drawn
      setTrouble(answer.ok ? unknown : answer.trouble);
    });
  };
  useEffect(() => {
    setFound(null);
    if (code) fetchIt();
  }, [code, source, mode, side]);
  const card = code && game ? found : null;
  return (
    <div class="page stack loose companion">
      <h1>
        <Text id="app-page" page="companion" />
      </h1>
      <div class="stack loose">
        {!code && <DrawKey />}
        {card && game && <OneKey found={card} meant={meant} game={game} />}
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
      <Timers sides={sidesOf(game)} first={(card && game && !isTwoSided(game) && card.key.start) || null} />
    </div>
  );
}

/** The game of the key that is shown, once we know how to draw it; its words are said meanwhile. */
function useGame(mode: Meant["mode"]): Mode | undefined {
  const offered = useOffers();
  useEffect(() => {
    spokenGame.value = mode;
    return () => {
      spokenGame.value = "";
    };
  }, [mode]);
  return mode ? knownSheet(mode)?.name : offered?.games[0]?.name;
}

/** Both sides; without a server nobody knows the game, and the clocks run all the same. */
const sidesOf = (game: Mode | undefined): readonly SideSheet[] =>
  game ? sheetOf(game).sides : SIDE_COLOURS.map((colour) => ({ team: colour, colour }));

/** What was typed with a slip; the server knows the words of all codes. */
function DidYouMean({ code, meant }: { code: string | number | undefined; meant: Meant }) {
  if (!code) return null;
  return (
    <a class="button primary" href={pathOf({ ...meant, code: String(code) })}>
      <Text id="companion-did-you-mean" code={code} />
    </a>
  );
}

/** How many ways up a card of the deck lies on the table. */
function waysOf(game: Mode): 2 | 4 {
  const { columns, rows } = sheetOf(game);
  return columns === rows && !isTwoSided(game) ? 4 : 2;
}

function OneKey({ found, meant, game }: { found: KeyOfCode; meant: Meant; game: Mode }) {
  const { code, key } = found;
  const here = { ...meant, code };
  const { side, source } = meant;
  const turned = turnedOnce(code, waysOf(game));
  return (
    <>
      <SameKey text={`${source} ${code}`} />
      <KeyCard key={code} card={key} mode={game} side={side === "front" ? 0 : 1} />
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
        address={location.origin + pathOf(isTwoSided(game) ? forOther(here) : here)}
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
