import type { ComponentChildren } from "preact";
import { DownIcon } from "./icons";

/** A drawer: its label, the value it holds now, and what is inside when pulled out. */
export function Drawer({
  label,
  note,
  open,
  onOpen,
  children,
}: {
  label: ComponentChildren;
  note?: ComponentChildren;
  open?: boolean;
  onOpen?: () => void;
  children: ComponentChildren;
}) {
  return (
    <details class="drawer" open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>
        <span>{label}</span>
        {note && <span class="note">{note}</span>}
        <DownIcon size="1.25em" />
      </summary>
      <div class="inside stack">{children}</div>
    </details>
  );
}
