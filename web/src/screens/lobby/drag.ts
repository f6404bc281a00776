/** Somebody is dragged to a seat: by a mouse at once, by a finger after a long press, so that the
 * same finger can still scroll the page, and a tap is still a tap. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

const PRESS = 350; // milliseconds that a finger rests
const SLIP = 8; // pixels; nobody's hand is quite still
const EDGE = 48; // pixels from the edge of the window, where the page follows
const CREEP = 6; // pixels a frame

/** The place that somebody is held over, as the code of its seat. */
export const over = signal<string | null>(null);

/** Makes a card one that can be dragged to any element with `data-place`. */
export function useDrag<Card extends HTMLElement>(can: boolean, onDrop: (place: string) => void) {
  const card = useRef<Card>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    if (card.current && can) return makeDraggable(card.current, (place) => drop.current(place));
  }, [can]);
  return card;
}

function makeDraggable(card: HTMLElement, onDrop: (place: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let from: { x: number; y: number; scroll: number } | null = null;
  let at = { x: 0, y: 0 };
  let lifted = false;
  let follows = false; // the page: not while somebody is lifted at its edge, or carried along it
  let dragged = false; // the click that ends a drag is none
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lift = () => {
    lifted = dragged = true;
    follows = false;
    card.classList.add("lifted");
    requestAnimationFrame(creep);
  };
  const carry = () => {
    if (!from) return;
    follows ||= Math.abs(at.y - from.y) > SLIP;
    card.style.translate = `${at.x - from.x}px ${at.y - from.y + scrollY - from.scroll}px`;
    over.value = placeAt(at.x, at.y);
  };
  const creep = () => {
    if (!lifted) return;
    const way = at.y < EDGE ? -CREEP : at.y > innerHeight - EDGE ? CREEP : 0;
    if (way && follows) {
      scrollBy({ top: way, behavior: "instant" });
      carry();
    }
    requestAnimationFrame(creep);
  };
  const end = () => {
    clearTimeout(timer);
    lifted = false;
    from = over.value = null;
    card.classList.remove("lifted");
    card.style.translate = "";
  };

  card.addEventListener(
    "pointerdown",
    ({ pointerType, pointerId, isPrimary, button, clientX: x, clientY: y }) => {
      if (!isPrimary || button !== 0) return;
      at = { x, y };
      from = { ...at, scroll: scrollY };
      dragged = false;
      card.setPointerCapture(pointerId); // a quick mouse leaves the card with its first move
      if (pointerType !== "mouse") timer = setTimeout(lift, PRESS);
    },
    { signal },
  );
  card.addEventListener(
    "pointermove",
    ({ pointerType, clientX: x, clientY: y }) => {
      if (!from) return;
      at = { x, y };
      const slips = Math.hypot(x - from.x, y - from.y) > SLIP;
      if (!lifted && slips && pointerType !== "mouse") return end(); // the page is scrolled
      if (!lifted && slips) lift();
      if (lifted) carry();
    },
    { signal },
  );
  card.addEventListener(
    "pointerup",
    () => {
      const place = lifted ? placeAt(at.x, at.y) : null;
      end();
      if (place !== null) onDrop(place);
    },
    { signal },
  );
  card.addEventListener("pointercancel", end, { signal });
  card.addEventListener("touchmove", (event) => lifted && event.preventDefault(), {
    passive: false,
    signal,
  });
  card.addEventListener("contextmenu", (event) => from && event.preventDefault(), { signal });
  card.addEventListener(
    "click",
    (event) => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    },
    { capture: true, signal },
  );
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
  return () => {
    end();
    stop.abort();
  };
}

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return place?.dataset["place"] ?? null;
}
