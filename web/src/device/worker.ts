/** The service worker keeps the shell, so that the app opens without a network. Never any game. */

const LATER = 10_000; // milliseconds: whoever stays that long may come back; the board comes first

/** Register the worker some time after loading, at a moment when the server is there. */
export function keepShell(serverIsThere: () => boolean): void {
  if (!("serviceWorker" in navigator)) return; // an old browser, or a plain address of a home network
  setTimeout(() => {
    if (navigator.onLine && serverIsThere()) void register();
    else keepShell(serverIsThere);
  }, LATER);
}

/** The worker, as soon as it works; whoever wants to be called needs it at once. */
export async function theWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js");
  return navigator.serviceWorker.ready;
}

async function register(): Promise<void> {
  try {
    const { active } = await theWorker();
    // the letters came before there was a worker
    const used = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
    active?.postMessage({ type: "keep", paths: used.filter((path) => path.startsWith("/assets/")) });
  } catch {
    // the app works without it
  }
}
