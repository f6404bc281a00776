/** News for those who listen to the page instead of looking at it. */

import { signal } from "@preact/signals";

const said = signal<{ text: string; count: number }>({ text: "", count: 0 });

/** Say something once, after what is being said now. */
export function announce(text: string): void {
  said.value = { text, count: said.peek().count + 1 };
}

/** Where it is said. Two places in turn, so that the same words twice are heard twice. */
export function Announcer() {
  const { text, count } = said.value;
  return (
    <div class="unseen">
      <div aria-live="polite">{count % 2 ? text : ""}</div>
      <div aria-live="polite">{count % 2 ? "" : text}</div>
    </div>
  );
}
