import { signal } from "@preact/signals";
import { render, type ComponentType } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection, LiveTable } from "../table/live";
import { sampleView } from "../table/samples";
import { table } from "../table/table";
import { whole } from "../table/view";
import { speak, t } from "../text/text";
import { announce, Announcer } from "./announce";
import { Boundary } from "./boundary";
import { ConnectionNotice } from "./connection-notice";
import { alreadyThere, lazily } from "./lazily";
import { followRenewals } from "./renewal";

let page: HTMLElement;
const show = (what: preact.JSX.Element) => act(() => render(what, page));

beforeEach(async () => {
  await speak("en", false);
  page = document.createElement("div");
});

afterEach(async () => {
  await act(() => {
    render(null, page);
    table.value = null;
  });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a screen that fails", () => {
  const Broken = () => {
    throw new Error("no");
  };

  it("is replaced by calm words, and the error is for the log alone", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await show(
      <Boundary place="board">
        <Broken />
      </Boundary>,
    );
    expect(page.textContent).toContain(t("app-broken"));
    expect(page.textContent).not.toContain("Error");
    expect(log).toHaveBeenCalledOnce();
  });

  it("does not spoil the next page", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await show(
      <Boundary place="board">
        <Broken />
      </Boundary>,
    );
    await show(<Boundary place="front">fine</Boundary>);
    expect(page.textContent).toBe("fine");
  });
});

describe("a screen that comes later", () => {
  it("is waited for in silence at first, then with a word", async () => {
    vi.useFakeTimers();
    let bring: (module: { default: ComponentType }) => void = () => {};
    const Later = lazily(() => new Promise((resolve) => (bring = resolve)), alreadyThere);
    await show(<Later />);
    expect(page.textContent).toBe("");
    await act(async () => void (await vi.advanceTimersByTimeAsync(400)));
    expect(page.textContent).toContain(t("app-loading"));
    await act(async () => {
      bring({ default: () => <p>here</p> });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(page.textContent).toBe("here");
  });

  it("and has come before it is shown is drawn at once", async () => {
    const Later = lazily(async () => ({ default: () => <p>here</p> }), alreadyThere);
    await Later.come();
    render(<Later />, page);
    expect(page.textContent).toBe("here");
  });

  const gone = () => Promise.reject(new Error("gone"));
  const serverIs = (there: boolean) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(() =>
      there ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError("nobody")),
    );
  const visit = (type: string) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);

  it("and cannot come is tried again when the server is back, and said calmly until then", async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    visit("reload");
    const asked = serverIs(false);
    const Later = lazily(gone);
    await show(<Later />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect(page.textContent).toContain(t("app-trying"));
    expect(asked.mock.calls.length).toBeGreaterThan(5);
    expect(reload).not.toHaveBeenCalled();
    serverIs(true);
    await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("and is not there although the server is: the page is loaded anew, once", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    serverIs(true);
    for (const type of ["navigate", "reload"]) {
      visit(type);
      const Never = lazily(gone);
      await show(
        <Boundary place={type} key={type}>
          <Never />
        </Boundary>,
      );
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(page.textContent?.includes(t("app-broken"))).toBe(type === "reload");
      expect(reload).toHaveBeenCalledOnce();
    }
  });
});

describe("announcements", () => {
  const heard = () => Array.from(page.querySelectorAll("[aria-live]"), (one) => one.textContent);

  it("are heard again when the same thing happens twice", async () => {
    await show(<Announcer />);
    await act(() => announce("Your turn."));
    const first = heard();
    await act(() => announce("Your turn."));
    expect(first.filter(Boolean)).toEqual(["Your turn."]);
    expect(heard()).toEqual(first.reverse());
  });
});

describe("the connection", () => {
  const connection = signal<Connection>("live");
  const at = async (now: Connection, milliseconds: number) => {
    await act(() => {
      connection.value = now;
    });
    await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
    return page.textContent;
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    connection.value = "live";
    table.value = { connection, view: signal(whole(sampleView())) } as unknown as LiveTable;
    await show(<ConnectionNotice />);
  });

  it("that breaks for a moment is not worth a word", async () => {
    expect(await at("connecting", 1_000)).toBe("");
    expect(await at("live", 5_000)).toBe("");
    expect(await at("connecting", 2_000)).toContain(t("app-connecting"));
  });

  it("that is away is said quietly until it is back", async () => {
    expect(await at("away", 2_000)).toContain(t("app-away"));
    expect(page.querySelector("[role=status]")).not.toBeNull();
    expect(await at("live", 0)).toBe("");
  });
});

describe("a server that comes back", () => {
  const script = (name: string) => `<script type="module" src="/assets/index-${name}.js"></script>`;
  const connection = signal<Connection>("connecting");
  let stop = () => {};

  beforeEach(() => {
    document.head.innerHTML = script("one");
    connection.value = "connecting";
    table.value = { connection, view: signal(whole(sampleView())) } as unknown as LiveTable;
    stop = followRenewals();
  });

  afterEach(() => {
    stop();
    document.head.innerHTML = "";
  });

  const comesBackWith = async (page: string, status = 200) => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(page, { status }));
    connection.value = "live";
    expect(asked).not.toHaveBeenCalled(); // the first line of this page
    connection.value = "away";
    connection.value = "live";
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveBeenCalledOnce();
    return reload;
  };

  it("with another client has the page loaded anew", async () => {
    expect(await comesBackWith(`<html>${script("two")}</html>`)).toHaveBeenCalledOnce();
  });

  it("with the same client, or with none, leaves the page as it is", async () => {
    for (const page of [script("one"), "<p>plain</p>", ""]) {
      expect(await comesBackWith(page)).not.toHaveBeenCalled();
      connection.value = "connecting";
      stop();
      vi.restoreAllMocks();
      stop = followRenewals();
    }
  });

  it("but does not answer well leaves the page as it is", async () => {
    expect(await comesBackWith(script("two"), 503)).not.toHaveBeenCalled();
  });
});
