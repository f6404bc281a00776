import "./overlay.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { IconButton } from "./button";
import { CloseIcon } from "./icons";

/** A question that wants an answer first. The browser keeps the focus inside; Escape closes it. */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  foot,
  children,
}: {
  open: boolean;
  title: string;
  closeLabel?: string; // absent: the question has to be answered, Escape does nothing
  onClose: () => void;
  foot?: ComponentChildren;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    dialog.showModal();
    // no answer is one careless Enter away: the focus goes to the question, or where a field asks
    if (!dialog.querySelector("[autofocus]")) heading.current?.focus();
    return () => dialog.close(); // gives the focus back to where it was
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (closeLabel) onClose();
      }}
      onClick={(event) => {
        const dialog = event.currentTarget;
        if (closeLabel && event.target === dialog && outside(event, dialog)) onClose();
      }}
    >
      <div class="head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {closeLabel && (
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div class="stack">{children}</div>
      {foot && <div class="foot">{foot}</div>}
    </dialog>
  );
}

function outside(event: MouseEvent, box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
