/** A file of the client that did not come. */

import { about } from "../protocol/api";
import { pause } from "../protocol/patience";

/**
 * Load the page anew as soon as the server is there: a browser remembers for as long as a page lives
 * that a file did not come. `away` is called when that takes time. Returns if it would be in vain.
 */
export async function loadAnew(away: () => void = () => undefined): Promise<void> {
  let tries = 0;
  for (; !(await isThere()); tries += 1) {
    away();
    await new Promise((resolve) => setTimeout(resolve, pause(tries)));
  }
  if (!tries && wasLoadedAnew()) return; // the server is there, but the file is not
  location.reload();
  await new Promise(() => undefined); // the page goes
}

async function isThere(): Promise<boolean> {
  const answer = await about();
  return answer.ok || answer.trouble.code !== "offline";
}

function wasLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
}
