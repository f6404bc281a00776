/** The key, for one pair of eyes: covered until it is held open. */

import { useEffect, useState } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { Button } from "../../look/button";
import { EyeIcon, EyeShutIcon, KeyIcon } from "../../look/icons";
import { Sign } from "../../look/sign";
import type { Identity, Key, Mode } from "../../protocol/types";
import { behind, colourOf, drawnAs, isTwoSided, sheetOf, teamsOf } from "../../table/sheets";
import { t, Text } from "../../text/text";

/** The card in its holder, or this side of it where there are two. */
export function KeyCard({ card, mode, side }: { card: Key; mode: Mode; side: number }) {
  const halved = isTwoSided(mode);
  const team = halved ? (teamsOf(mode)[side] ?? card.start) : card.start; // whose half it is, or who starts
  const colour = colourOf(mode, team);
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
      <p class={`starts of of-${colour}`}>
        <Sign identity={colour} size="1em" />
        <span>
          <Text id="companion-starts" team={team} />
        </span>
      </p>
      <div class={`holder of-${colour}`}>
        {open && <Cells cells={card.cells} mode={mode} side={halved ? side : 0} />}
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

function Cells({ cells, mode, side }: { cells: string; mode: Mode; side: number }) {
  const { columns, rows } = sheetOf(mode);
  return (
    <table class="key">
      <caption class="unseen">
        <Text id="companion-key" />
      </caption>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {[...cells.slice(row * columns, (row + 1) * columns)].map((letter, column) => (
              <Cell key={column} mode={mode} identity={behind(mode, letter, side)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ mode, identity }: { mode: Mode; identity: Identity | null }) {
  if (!identity) return <td />;
  const colour = drawnAs(mode, identity);
  return (
    <td class={`of woven of-${colour}`}>
      <Sign identity={colour} size="1em" title={t("board-identity", { identity })} />
    </td>
  );
}
