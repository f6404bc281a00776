/* Keeps the shell of the app: its own files and nothing else. The build fills in the names below
   (offline.ts). What comes from /api is never touched here, so no game and no key is ever kept.

   A page is asked for on the network first; the kept one is for those without a network. A new
   worker waits until the last page of the old one is closed, as browsers do by themselves: so the
   kept page and the kept files always belong together. For the same reason a page that was loaded
   without a worker goes on without one. */

const VERSION = "__VERSION__";
const SHELL = __SHELL__;
const TEXTS = __TEXTS__; // by language, what a call says
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

addEventListener("push", (event) => {
  event.waitUntil(call(event.data));
});

addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
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
  const open = (await clients.matchAll({ type: "window" })).find((one) => isAt(one, path));
  return open ? open.focus() : clients.openWindow(path);
}

const isAt = ({ url }, path) => new URL(url).pathname === path;

/** A table waits for somebody: say so in their language, unless they look at it. */
async function call(data) {
  const { table = "", kind, name, language, until } = told(data);
  const path = /^[\w-]{1,40}$/.test(table) ? `/t/${table}` : PAGE;
  const windows = await clients.matchAll({ type: "window" });
  if (windows.some((one) => isAt(one, path) && one.visibilityState === "visible")) return;
  const lang = [language, navigator.language.slice(0, 2)].find((one) => one in TEXTS) ?? "en";
  const texts = TEXTS[lang];
  const when = until > Date.now() ? texts.until.replace("{time}", moment(until, lang)) : "";
  await registration.showNotification(texts[kind] ?? "Cryptonym", {
    body: [name, when].filter(Boolean).join(", "),
    tag: path, // a later call to the same table takes its place
    renotify: true,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    lang,
    data: path,
  });
}

function told(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {}; // nobody but our server can write here; show at least that something waits
  }
}

function moment(until, lang) {
  const how = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(lang, how).format(until);
}

/** The push service has another address for this browser: the server has to know it. */
async function subscribeAgain() {
  const { key } = await (await fetch("/api/me/calls")).json();
  const how = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await registration.pushManager.subscribe(how)).toJSON();
  await fetch("/api/me/calls", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, ...keys }),
  });
}
