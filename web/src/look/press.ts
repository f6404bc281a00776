// A tap and a long press on the same thing, by finger, mouse and keyboard.
import { useEffect, useRef } from "preact/hooks";

/** How long a press has to be held; the card fills up meanwhile (card.css). */
export const HOLD = 600;
const DRIFT = 12; // pixels a finger may move without meaning something else

/** Handlers for an element that can be tapped and held; Shift+Enter holds. */
export function usePress(onTap?: () => void, onHold?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  return {
    onPointerDown(event: PointerEvent) {
      held.current = false;
      if (!onHold || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      release();
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, HOLD);
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > DRIFT) release();
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu(event: Event) {
      if (onHold) event.preventDefault(); // a long press on a phone would open a menu
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" || !event.shiftKey || !onHold) return;
      event.preventDefault();
      onHold();
    },
    onClick() {
      if (held.current) held.current = false;
      else onTap?.();
    },
  };
}
