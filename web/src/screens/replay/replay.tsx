import "./replay.css";
import { useId, useState } from "preact/hooks";
import { IconButton } from "../../look/button";
import type { CardFace } from "../../look/card";
import { ArrowIcon, BackIcon } from "../../look/icons";
import { Switch } from "../../look/switch";
import { announce } from "../../shell/announce";
import { FacesBoard } from "../../shell/faces-board";
import { drawnOn, heard } from "../../table/pictures";
import { colourOf, drawnAs, isTwoSided, otherTeam, sheetOf } from "../../table/sheets";
import { t, Text } from "../../text/text";
import { halvesOf, knownOf, lyingAt, touchesAt, type Played } from "./played";
import { momentText } from "./say";
import { useWordParts, type Parts } from "../../table/use-word-parts";

/** The board with its key, and a slider through the game. It begins at the end, or where one was. */
export function Replay({ played, from = null }: { played: Played; from?: number | null }) {
  const last = played.moments.length - 1;
  const [chosen, setPlace] = useState<number | null>(from); // nobody has moved it: the end
  const place = Math.min(chosen ?? last, last);
  const [keyed, setKeyed] = useState(true);
  const parts = useWordParts(played.options.language, played.words);
  const knows = played.cells.includes("?") === false;
  const said = momentText(played, place);
  const step = (to: number) => {
    setPlace(to);
    announce(momentText(played, to));
  };
  return (
    <section class="replay stack tight" aria-label={t("end-replay")}>
      <div class="replay-board">
        <FacesBoard
          cards={facesAt(played, place, keyed && knows, parts)}
          columns={sheetOf(played.options.mode).columns}
          label={t("board-label")}
          lang={played.options.language}
          keyed={keyed && knows}
        />
      </div>
      <p class="said">{said}</p>
      <div class="slider">
        <IconButton label={t("end-back")} disabled={place === 0} onClick={() => step(place - 1)}>
          <BackIcon />
        </IconButton>
        <Slider played={played} place={place} onMove={setPlace} />
        <IconButton label={t("end-next")} disabled={place === last} onClick={() => step(place + 1)}>
          <ArrowIcon />
        </IconButton>
      </div>
      {knows && <Switch label={t("end-with-key")} on={keyed} onTurn={setKeyed} />}
    </section>
  );
}

/** Arrow keys, Home and End come with it; the moment is its value for those who listen. */
function Slider({
  played,
  place,
  onMove,
}: {
  played: Played;
  place: number;
  onMove: (place: number) => void;
}) {
  const id = useId();
  const last = played.moments.length - 1;
  return (
    <div class="track">
      <label for={id} class="small soft figures">
        <Text id="record-step" step={place} steps={last} />
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={place}
        aria-valuetext={momentText(played, place)}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** The cards as they lay at this moment; with the key, what was not found yet as well. */
export function facesAt(played: Played, place: number, keyed: boolean, parts: Parts): CardFace[] {
  const moment = played.moments[place];
  const { mode } = played.options;
  const event = moment?.event;
  const now = event && "card" in event ? event.card : null;
  const lying = lyingAt(played, place);
  const touches = touchesAt(played, place);
  return played.words.map((word, card) => {
    const found = lying.get(card) ?? null;
    const both = isTwoSided(mode) && found === null; // nothing but a covered card shows one side
    const identity = found ?? (keyed && !both && moment ? knownOf(played, card, moment.team) : null);
    const halves = both && keyed ? halvesOf(played, card) : [];
    const tokens = found ? [] : touches.filter((one) => one.card === card).map((one) => otherTeam(mode, one.team));
    return {
      word,
      ...drawnOn(word),
      parts: parts[word],
      identity: identity ? drawnAs(mode, identity) : "unknown",
      covered: found !== null,
      halves: halves.map((half) => drawnAs(mode, half)),
      tokens: tokens.map((team) => ({ to: "side" as const, colour: colourOf(mode, team) })),
      mine: card === now,
      label: [
        heard(word),
        identity && t("board-identity", { identity }),
        ...halves.map((half) => t("board-identity", { identity: half })),
        found && t("board-covered"),
        ...tokens.map((team) => t("board-touched-by", { team })),
      ]
        .filter(Boolean)
        .join(", "),
    };
  });
}
