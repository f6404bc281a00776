/** The service worker keeps the shell, so that the app opens without a network. Never any game. */

const SCRIPT = "/service-worker.js";
const CALM = 2_000; // milliseconds after loading: the first board comes first

/** Register the worker when the page has settled, and have it keep what this page already uses. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return; // an old browser, or a plain address of a home network
  const begin = () => setTimeout(() => void register(), CALM);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  try {
    const { ok } = await fetch(SCRIPT); // a browser complains loudly of one that it cannot fetch
    if (!ok) return;
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    // language and letters came before there was a worker
    const used = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
    active?.postMessage({ type: "keep", paths: used.filter((path) => path.startsWith("/assets/")) });
  } catch {
    // the app works without it
  }
}
