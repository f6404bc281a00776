import "./replay.css";
import { useId, useState } from "preact/hooks";
import { BoardGrid } from "../../look/board-grid";
import { IconButton } from "../../look/button";
import type { CardFace } from "../../look/card";
import { ArrowIcon, BackIcon } from "../../look/icons";
import { Switch } from "../../look/switch";
import { announce } from "../../shell/announce";
import { t, Text } from "../../text/text";
import { identityAt, type Played } from "./played";
import { momentText } from "./say";
import { useWordParts, type Parts } from "../../table/use-word-parts";

/** The board with its key, and a slider through the game. It begins at the end. */
export function Replay({ played }: { played: Played }) {
  const last = played.moments.length - 1;
  const [chosen, setPlace] = useState<number | null>(null); // nobody has moved it: the end
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
        <BoardGrid
          cards={facesAt(played, place, keyed && knows, parts)}
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
  const now = moment?.event?.type === "word_covered" ? moment.event.card : null;
  return played.words.map((word, card) => {
    const found = identityAt(moment?.cells ?? "", card);
    const identity = found ?? (keyed ? identityAt(played.cells, card) : null);
    return {
      word,
      parts: parts[word],
      identity: identity ?? "unknown",
      covered: found !== null,
      mine: card === now,
      label: [word, identity && t("board-identity", { identity }), found && t("board-covered")]
        .filter(Boolean)
        .join(", "),
    };
  });
}
