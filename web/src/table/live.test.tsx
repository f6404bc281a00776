import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SEATS, sampleGame, sampleView } from "./samples";
import type { Answer } from "../protocol/answer";
import { LiveTable } from "./live";
import { pause } from "../protocol/patience";
import type { FromClient, ToClient } from "../protocol/types";

const greeting = (seq = 5): ToClient => ({
  type: "snapshot",
  table: "t",
  name: "red-fox",
  seq,
  heard: 0,
  view: sampleView(),
});

/** A socket that does what the test says. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;
  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  hear(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let status = 200;
let body: unknown = greeting();
let visible: "visible" | "hidden" = "visible";
let opened: LiveTable[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
  const json = { "content-type": "application/json" };
  vi.stubGlobal("fetch", async () => {
    if (status === 0) throw new TypeError("no network");
    return new Response(JSON.stringify(body), { status, headers: json });
  });
  FakeSocket.all = [];
  [status, body, visible, opened] = [200, greeting(), "visible", []];
});

afterEach(() => {
  for (const table of opened) table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<LiveTable> {
  const table = new LiveTable("T1");
  opened.push(table);
  await vi.advanceTimersByTimeAsync(0);
  return table;
}

const line = () => FakeSocket.all.at(-1) as FakeSocket;

/** Let time pass until the table calls again. */
async function nextLine(): Promise<void> {
  const calls = FakeSocket.all.length;
  for (let waited = 0; FakeSocket.all.length === calls; waited += 50) {
    expect(waited).toBeLessThan(20_000);
    await vi.advanceTimersByTimeAsync(50);
  }
}

async function live(): Promise<LiveTable> {
  const table = await open();
  line().hear(greeting());
  return table;
}

describe("a table", () => {
  it("is live with the first message of the server", async () => {
    const table = await open();
    expect(line().address.href).toBe("ws://localhost:3000/api/tables/T1/live");
    expect(table.connection.value).toBe("connecting");
    line().hear(greeting());
    expect(table.connection.value).toBe("live");
    expect(table.name.value).toBe("red-fox");
    expect(table.view.value?.members["2"]?.name).toBe("Bo");
  });

  it("is to be seen before it is live, and its greeting is no news then", async () => {
    const table = await open();
    expect(table.view.value?.members["2"]?.name).toBe("Bo");
    expect(table.name.value).toBe("red-fox");
    const news = vi.fn();
    table.onNews(news);
    line().hear(greeting());
    expect(table.connection.value).toBe("live");
    expect(news).not.toHaveBeenCalled();
    expect(line().sent).toEqual([]);
  });

  it("is told what happened while the line was being made", async () => {
    const table = await open();
    line().hear(greeting(6));
    expect(line().sent).toEqual([{ type: "resume", since: 5, heard: 0 }]);
    const event = { type: "member_renamed", member: "2", name: "Eva" } as const;
    line().hear({ type: "event", seq: 6, at: 0, event });
    expect(table.view.value?.members["2"]?.name).toBe("Eva");
  });

  it("keeps what it knows when it is looked at again", async () => {
    const table = await live();
    const event = { type: "member_renamed", member: "2", name: "Eva" } as const;
    line().hear({ type: "event", seq: 6, at: 0, event });
    line().onclose?.();
    await nextLine();
    expect(table.view.value?.members["2"]?.name).toBe("Eva");
  });

  it("gets words by plain HTTP, as there may be more than a frame holds", async () => {
    const table = await live();
    const words = { lists: [], own: ["sea", "sky"] } as const;
    body = { id: "c", seq: 9 };
    expect(await table.do({ type: "choose_words", words })).toEqual({ ok: true, value: 9 });
    [status, body] = [409, { refusal: { code: "too_few_words", params: { needed: 25, given: 2 } } }];
    const refusal = { code: "too_few_words", params: { needed: 25, given: 2 }, reasons: [] };
    expect(await table.do({ type: "choose_words", words })).toEqual({ ok: false, trouble: { ...refusal, refused: true } });
    expect(line().sent).toEqual([]);
  });

  it("without a seat for us is no reason to try for ever", async () => {
    [status, body] = [401, { code: "no_seat", where: "" }];
    const table = await open();
    expect(table.connection.value).toBe("ended");
    expect(table.trouble.value?.code).toBe("no_seat");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toEqual([]);
  });

  it("that says goodbye for good has ended", async () => {
    const table = await live();
    line().hear({ type: "bye", code: "member_gone", again: false });
    expect(table.connection.value).toBe("ended");
    expect(table.trouble.value?.code).toBe("member_gone");
    expect(await table.do({ type: "start_game" })).toMatchObject({ ok: false });
  });

  it("of a device that was signed out says so", async () => {
    const table = await live();
    line().hear({ type: "bye", code: "device_removed", again: false });
    expect(table.connection.value).toBe("ended");
    expect(table.trouble.value?.code).toBe("device_removed");
  });

  it("calls back with what happened, before and after", async () => {
    const table = await live();
    const names: (string | undefined)[] = [];
    const stop = table.onNews((_news, before, after) =>
      names.push(before?.members["1"]?.name, after.members["1"]?.name),
    );
    const event = { type: "member_renamed", member: "1", name: "Eva" } as const;
    line().hear({ type: "event", seq: 6, at: 0, event });
    stop();
    line().hear({ type: "event", seq: 7, at: 0, event: { ...event, name: "Fay" } });
    expect(names).toEqual(["Ann", "Eva"]);
    expect(table.view.value?.members["1"]?.name).toBe("Fay");
  });

  it("tells what followed from an event as news of its own", async () => {
    const table = await live();
    const turns: (number | undefined)[] = [];
    table.onNews((_news, before, after) => turns.push(before?.game?.turn, after.game?.turn));
    line().hear({
      type: "snapshot",
      table: "t",
      name: "red-fox",
      seq: 5,
      heard: 0,
      view: sampleView({ game: sampleGame({ seat: SEATS.watcher, phase: "guess" }) }),
    });
    const event = { type: "word_covered", turn: 1, team: "red", card: 3, identity: "blue" } as const;
    const ended = { type: "turn_ended", turn: 1, team: "red", reason: "wrong" } as const;
    const now = { at: "clue", team: "blue" } as const;
    line().hear({ type: "event", seq: 6, at: 0, event, by: "2", then: [ended], now });
    expect(turns).toEqual([undefined, 1, 1, 1, 1, 2]);
    expect(table.view.value?.game).toMatchObject({ covered: 8, turn: 2, phase: "clue", ...now });
  });
});

describe("a command", () => {
  it("is answered", async () => {
    const table = await live();
    const answer = table.do({ type: "start_game" });
    const [asked] = line().sent;
    expect(asked).toMatchObject({ type: "do", command: { type: "start_game" } });
    line().hear({ type: "done", id: asked?.type === "do" ? asked.id : "", seq: 6 });
    expect(await answer).toEqual({ ok: true, value: 6 });
  });

  it("survives a lost line under its own id", async () => {
    const table = await live();
    let answer: Answer<number> | undefined;
    void table.do({ type: "start_game" }).then((one) => (answer = one));
    const [first] = line().sent;
    line().onclose?.();
    expect(table.connection.value).toBe("connecting");
    await nextLine();
    line().hear(greeting());
    expect(line().sent).toEqual([first]);
    line().hear({ type: "done", id: first?.type === "do" ? first.id : "", seq: 6 });
    await vi.advanceTimersByTimeAsync(0);
    expect(answer).toEqual({ ok: true, value: 6 });
  });

  it("given while nobody listens goes out with the next greeting", async () => {
    const table = await open();
    void table.do({ type: "start_game" });
    expect(line().sent).toEqual([]);
    line().hear(greeting());
    expect(line().sent).toMatchObject([{ type: "do", command: { type: "start_game" } }]);
  });

  it("that came at a bad moment is repeated a little later", async () => {
    const table = await live();
    void table.do({ type: "start_game" });
    line().hear({ type: "wrong", code: "too_fast" });
    expect(line().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(line().sent).toHaveLength(2);
    expect(line().sent[1]).toEqual(line().sent[0]);
  });
});

describe("the line", () => {
  it("is tried again and again, and the player is told after a while", async () => {
    const table = await live();
    status = 0;
    line().onclose?.();
    expect(table.connection.value).toBe("connecting");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.connection.value).toBe("away");
    status = 200;
    await nextLine();
    line().hear(greeting());
    expect(table.connection.value).toBe("live");
  });

  it("that is silent is asked, and given up without an answer", async () => {
    const table = await live();
    const old = line();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(old.sent).toEqual([{ type: "ping" }]);
    old.hear({ type: "pong" });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(table.connection.value).toBe("live");
    await vi.advanceTimersByTimeAsync(8_000);
    expect(old.closed).toBe(true);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("is asked at once when a phone is unlocked", async () => {
    await live();
    visible = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line().sent).toEqual([]);
    visible = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(line().sent).toEqual([{ type: "ping" }]);
  });

  it("is made anew at once when a phone has slept for long", async () => {
    await live();
    vi.setSystemTime(Date.now() + 60_000); // timers of a sleeping phone do not run
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]?.closed).toBe(true);
  });

  it("is tried at once when the network is back", async () => {
    const table = await live();
    status = 0;
    line().onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.connection.value).toBe("away");
    const tried = FakeSocket.all.length;
    status = 200;
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(tried + 1);
  });

  it("is not called twice when the page has only just been shown", async () => {
    opened.push(new LiveTable("T1"));
    dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("goes to another server when this one closes", async () => {
    await live();
    line().hear({ type: "bye", code: "moving", again: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("ends with the page", async () => {
    const table = await live();
    table.close();
    expect(line().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("patience", () => {
  it("grows, has an end, and is not the same for everybody", () => {
    expect(pause(0, 1)).toBe(150);
    expect(pause(3, 1)).toBe(1200);
    expect(pause(50, 1)).toBe(8000);
    expect(pause(3, 0)).toBe(600);
  });
});
