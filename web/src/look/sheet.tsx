import "./overlay.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { UpIcon } from "./icons";
import { classes } from "./identity";

const PULL = 24; // pixels that make a pull and not a press

/** The log: one line of it is always there, the rest is pulled up, pressed open or closed by Escape. */
export function Sheet({
  label,
  last,
  open,
  onTurn,
  children,
}: {
  label: string;
  last?: ComponentChildren; // short; left out where there is no room for all of it
  open: boolean;
  onTurn: (open: boolean) => void;
  children: ComponentChildren;
}) {
  const id = useId();
  const from = useRef<number | null>(null);
  const pulled = useRef(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onTurn(false);
    };
    document.addEventListener("keydown", close); // wherever the focus is: a button may take it along
    return () => document.removeEventListener("keydown", close);
  }, [open, onTurn]);
  return (
    <section class={classes("sheet", open && "open")} aria-label={label}>
      <button
        type="button"
        class="pull"
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={(event) => {
          from.current = event.clientY;
          pulled.current = false;
        }}
        onPointerMove={(event) => {
          if (from.current === null || pulled.current) return;
          const way = event.clientY - from.current;
          if (Math.abs(way) < PULL) return;
          pulled.current = true;
          onTurn(way < 0);
        }}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        onClick={() => {
          if (!pulled.current) onTurn(!open);
          pulled.current = false;
        }}
      >
        <span>{label}</span>
        {!open && <span class="last all-or-nothing">{last}</span>}
        <UpIcon size="1.25em" />
      </button>
      <div id={id} class="inside" hidden={!open} tabIndex={open ? 0 : undefined}>
        {children}
      </div>
    </section>
  );
}
