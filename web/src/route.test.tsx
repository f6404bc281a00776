import { beforeEach, describe, expect, it } from "vitest";
import { followLinks, go, read, route } from "./route";

const at = (path: string) => {
  const { pathname, search } = new URL(path, "http://x");
  return read({ pathname, search });
};

describe("an address", () => {
  it("is a page", () => {
    expect(at("/").page).toEqual({ name: "front" });
    expect(at("/open?bots").query.has("bots")).toBe(true);
    expect(at("/how/").page).toEqual({ name: "how" });
    expect(at("/t/Ab-9_z").page).toEqual({ name: "table", id: "Ab-9_z" });
  });

  it("that means nothing is said to be so", () => {
    for (const path of ["/nowhere", "/t/", "/t/a/b", "/t/a%2Fb", "/constructor"])
      expect(at(path).page).toEqual({ name: "missing" });
  });
});

describe("a link", () => {
  beforeEach(() => go("/"));
  followLinks();

  const click = (html: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    document.querySelector("a")?.firstElementChild?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("leads to another page without loading it", () => {
    expect(click('<a href="/open?bots"><b>x</b></a>')).toBe(true);
    expect(route.value.page).toEqual({ name: "opening" });
    expect(route.value.query.has("bots")).toBe(true);
  });

  it("is the browser's own if it leaves us, or is meant for another window", () => {
    expect(click('<a href="http://elsewhere.example/"><b>x</b></a>')).toBe(false);
    expect(click('<a href="/api/tables/1/records/1"><b>x</b></a>')).toBe(false);
    expect(click('<a href="/open" target="_blank"><b>x</b></a>')).toBe(false);
    expect(click('<a href="/open" download><b>x</b></a>')).toBe(false);
    expect(click('<a href="/open"><b>x</b></a>', { ctrlKey: true })).toBe(false);
    expect(route.value.page).toEqual({ name: "front" });
  });
});
