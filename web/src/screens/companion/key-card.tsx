/** The key, for one pair of eyes: covered until it is held open. */

import { useEffect, useState } from "preact/hooks";
import { stayAwake } from "../../device/awake";
import { Button } from "../../look/button";
import { EyeIcon, EyeShutIcon, KeyIcon } from "../../look/icons";
import { Sign } from "../../look/sign";
import type { Identity, Key } from "../../protocol/types";
import { t, Text } from "../../text/text";

const IDENTITIES: Readonly<Record<string, Identity>> = {
  r: "red",
  b: "blue",
  ".": "bystander",
  x: "assassin",
};

/** The card in its holder. */
export function KeyCard({ card }: { card: Key }) {
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
      <p class={`starts of of-${card.start}`}>
        <Sign identity={card.start} size="1em" />
        <span>
          <Text id="companion-starts" team={card.start} />
        </span>
      </p>
      <div class={`holder of-${card.start}`}>
        {open && <Cells cells={card.cells} />}
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

function Cells({ cells }: { cells: string }) {
  const rows = [0, 5, 10, 15, 20].map((from) => [...cells.slice(from, from + 5)]);
  return (
    <table class="key">
      <caption class="unseen">
        <Text id="companion-key" />
      </caption>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((letter, column) => (
              <Cell key={column} identity={IDENTITIES[letter] ?? "bystander"} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ identity }: { identity: Identity }) {
  return (
    <td class={`of woven of-${identity}`}>
      <Sign identity={identity} size="1em" title={t("board-identity", { identity })} />
    </td>
  );
}
