/** The address bar: where we are, as a signal, and how to go elsewhere. */

import { signal } from "@preact/signals";

/** The pages, with what their address says. */
export type Page =
  | { name: "front" | "opening" | "join" | "how" | "record" | "companion" | "me" | "daily" | "find" | "missing" }
  | { name: "table"; id: string };

export interface Route {
  page: Page;
  query: URLSearchParams;
}

const NAMED = ["join", "how", "record", "companion", "me", "daily", "find"] as const; // as their addresses

function pageAt(path: string): Exclude<Page["name"], "table"> {
  if (path === "/") return "front";
  return path === "/open" ? "opening" : (NAMED.find((name) => path === `/${name}`) ?? "missing");
}

/** What an address means. */
export function read(address: { pathname: string; search: string }): Route {
  const query = new URLSearchParams(address.search);
  const path = address.pathname.replace(/(.)\/$/, "$1");
  const id = /^\/t\/([\w-]{1,40})$/.exec(path)?.[1];
  if (id) return { page: { name: "table", id }, query };
  return { page: { name: pageAt(path) }, query };
}

/** Where we are. */
export const route = signal<Route>(read(location));

/** Go to an address of ours; `replace` leaves no way back to the present one. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = read(location);
}

/** Let links and the browser's buttons lead the way; plain `<a href>` is all a screen needs. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    route.value = read(location);
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return; // within the page
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
