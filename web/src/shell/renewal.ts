/** A server that was renewed while this page was open has another client, and perhaps other messages. */

import { effect } from "@preact/signals";
import { table } from "../table/table";

const SCRIPT = /<script [^>]*src="(\/assets\/[^"]+\.js)"/;

/** Whenever a line has come back, look whether the page is still the server's; returns how to stop. */
export function followRenewals(): () => void {
  let live = false;
  let lines = 0;
  return effect(() => {
    const before = live;
    live = table.value?.connection.value === "live";
    if (live && !before && lines++ > 0) void loadIfRenewed();
  });
}

/** Load the page anew if the server has another one. What was to be sent has gone out before. */
async function loadIfRenewed(): Promise<void> {
  const own = SCRIPT.exec(document.head.innerHTML)?.[1];
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  const theirs = answer?.ok ? SCRIPT.exec(await answer.text().catch(() => ""))?.[1] : undefined;
  if (own && theirs && own !== theirs) location.reload();
}
