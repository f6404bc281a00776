/* Keeps the shell of the app: its own files and nothing else. The build fills in the two names below
   (offline.ts). What comes from /api is never touched here, so no game and no key is ever kept.

   A page is asked for on the network first; the kept one is for those without a network. A new
   worker waits until the last page of the old one is closed, as browsers do by themselves: so the
   kept page and the kept files always belong together. For the same reason a page that was loaded
   without a worker goes on without one. */

const VERSION = "__VERSION__";
const SHELL = __SHELL__;
const CACHE = `shell-${VERSION}`;
const PAGE = "/";
const PATIENCE = 4_000; // milliseconds; a network that takes longer is none

addEventListener("install", (event) => {
  event.waitUntil(keep([PAGE, ...SHELL]));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith("/api/"))
    event.respondWith(page(request));
});

addEventListener("message", (event) => {
  if (event.data?.type !== "keep") return;
  const paths = event.data.paths.filter((path) => path.startsWith("/assets/"));
  event.waitUntil(keep(paths).catch(() => undefined));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map((one) => new URL(one.url).pathname));
  const missing = paths.filter((path) => !there.has(path));
  await cache.addAll(
    missing.map((path) => new Request(path, { cache: path === PAGE ? "reload" : "default" })),
  );
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** A file with its digest in its name never changes. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** Bring the page to the front that the notification speaks of. */
async function show(path) {
  const windows = await clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
  return open ? open.focus() : clients.openWindow(path);
}
