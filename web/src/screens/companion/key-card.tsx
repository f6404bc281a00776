/** The key, for one pair of eyes: covered until it is held open. */

import { useEffect, useState } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { Button } from "../../look/button";
import { EyeIcon, EyeShutIcon, KeyIcon } from "../../look/icons";
import { LETTERS, rowsOf } from "../../look/printed";
import { Sign } from "../../look/sign";
import type { Colour, Key, Mode } from "../../protocol/types";
import { behind, drawnAs, isTwoSided, teamsOf } from "../../table/sheets";
import { t, Text } from "../../text/text";

/** The card in its holder. */
export function KeyCard({ card, mode, side }: { card: Key; mode: Mode | ""; side: number }) {
  const halved = mode !== "" && isTwoSided(mode);
  const team = halved ? (teamsOf(mode)[side] ?? card.start) : card.start; // whose half it is, or who starts
  const [held, setHeld] = useState(false);
  const [left, setLeft] = useState(false); // left open on purpose
  const open = held || left;
  useEffect(() => (open ? stayAwake() : undefined), [open]);
  useEffect(() => {
    const cover = () => {
      if (!document.hidden) return;
      setHeld(false);
      setLeft(false);
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  return (
    <section class="stack tight" aria-label={t("companion-key")}>
      <p class={`starts of of-${team}`}>
        <Sign identity={team} size="1em" />
        <span>
          <Text id="companion-starts" team={team} />
        </span>
      </p>
      <div class={`holder of-${team}`}>
        {open && <Cells cells={card.cells} colour={(letter) => colourBehind(letter, mode, side)} />}
        {!left && <Cover open={open} onHold={setHeld} />}
      </div>
      <Button
        icon={left ? <EyeShutIcon /> : <EyeIcon />}
        aria-pressed={left}
        onClick={() => setLeft(!left)}
      >
        <Text id={left ? "companion-hide" : "companion-leave-open"} />
      </Button>
    </section>
  );
}

/** Lies on the key, and above it while somebody holds: the finger must not lose it. */
function Cover({ open, onHold }: { open: boolean; onHold: (held: boolean) => void }) {
  const lift = (event: KeyboardEvent) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    onHold(event.type === "keydown");
  };
  return (
    <button
      type="button"
      class={open ? "cover lifted" : "cover"}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerUp={() => onHold(false)}
      onPointerCancel={() => onHold(false)}
      onKeyDown={lift}
      onKeyUp={lift}
      onBlur={() => onHold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <KeyIcon size="3rem" />
      <span>
        <Text id="companion-hold" />
      </span>
    </button>
  );
}

/** A letter of a printed key, or of one with two sides, as its sheet has it. */
function colourBehind(letter: string, mode: Mode | "", side: number): Colour {
  const who = mode && behind(mode, letter, side);
  return (who ? drawnAs(mode, who) : LETTERS[letter]) ?? "bystander";
}

function Cells({ cells, colour }: { cells: string; colour: (letter: string) => Colour }) {
  return (
    <table class="key">
      <caption class="unseen">
        <Text id="companion-key" />
      </caption>
      <tbody>
        {rowsOf(cells).map((row, place) => (
          <tr key={place}>
            {row.map((letter, column) => (
              <Cell key={column} identity={colour(letter)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ identity }: { identity: Colour }) {
  return (
    <td class={`of woven of-${identity}`}>
      <Sign identity={identity} size="1em" title={t("board-identity", { identity })} />
    </td>
  );
}
