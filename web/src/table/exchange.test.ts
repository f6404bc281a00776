import { describe, expect, it } from "vitest";
import { sampleView } from "./samples";
import { Exchange, oneByOne } from "./exchange";
import type { EventSeen, Snapshot, ToClient } from "../protocol/types";

const snapshot = (seq = 5, heard = 0): Snapshot => ({
  type: "snapshot",
  table: "t",
  name: "red-fox",
  seq,
  heard,
  view: sampleView({ members: { 1: { name: `at ${seq}`, seat: { role: "watcher" } } } }),
});
const renamed: EventSeen = { type: "member_renamed", member: "1", name: "Eva" };
const event = (seq: number, what: EventSeen = renamed): ToClient => ({
  type: "event",
  seq,
  at: 0,
  event: what,
});
const whisper = (heard: number, text = "hush"): ToClient => ({
  type: "whisper",
  heard,
  at: 0,
  event: { type: "something_said", by: "1", text, to: "red" },
});

function greeted(seq = 5, heard = 0): Exchange {
  const exchange = new Exchange();
  exchange.connected();
  exchange.take(snapshot(seq, heard));
  return exchange;
}

describe("counting", () => {
  it("follows events in order", () => {
    const exchange = greeted();
    expect(exchange.take(event(6)).news).not.toBeNull();
    expect(exchange.view?.members["1"]?.name).toBe("Eva");
    expect(exchange.seq).toBe(6);
  });

  it("asks once for what it missed, and takes nothing meanwhile", () => {
    const exchange = greeted();
    const heard = exchange.take(event(7));
    expect(heard.news).toBeNull();
    expect(heard.send).toEqual([{ type: "resume", since: 5, heard: 0 }]);
    expect(exchange.take(event(8)).send).toEqual([]);
    expect(exchange.take(event(6)).news).not.toBeNull();
    expect(exchange.take(event(7)).news).not.toBeNull();
  });

  it("counts what followed from an event one by one", () => {
    const first = { type: "event", seq: 6, at: 9, event: renamed } as const;
    const ended = { type: "turn_ended", turn: 1, team: "red", reason: "wrong" } as const;
    const timer = { type: "timer_started", deadline: 99 } as const;
    const now = { at: "clue", team: "blue" } as const;
    expect(oneByOne({ ...first, by: "1", then: [ended, timer], now })).toEqual([
      { ...first, by: "1" },
      { ...first, seq: 7, event: ended, now },
      { ...first, seq: 8, event: timer },
    ]);
    expect(oneByOne({ ...first, then: [timer], now })).toEqual([
      { ...first, now },
      { ...first, seq: 7, event: timer },
    ]);
    expect(oneByOne(first)).toEqual([first]);
    expect(oneByOne({ type: "pong" })).toEqual([{ type: "pong" }]);
  });

  it("hears nothing twice", () => {
    const exchange = greeted(5, 2);
    expect(exchange.take(event(5)).news).toBeNull();
    expect(exchange.take(whisper(2)).news).toBeNull();
    expect(exchange.take(whisper(4)).news).not.toBeNull();
    expect(exchange.take(whisper(4)).news).toBeNull();
    expect(exchange.take(whisper(3)).news).not.toBeNull();
    expect(exchange.view?.chat).toHaveLength(2);
    expect(exchange.heard).toBe(4);
  });
});

describe("what is new before what was missed", () => {
  const snapshotWanted = { type: "snapshot" };
  const back = (seq: number, heard: number) => {
    const exchange = greeted(5, 2);
    exchange.connected();
    exchange.take(snapshot(seq, heard));
    return exchange;
  };

  it("is a whisper that events are missing before: only the whole table helps", () => {
    expect(back(6, 2).take(whisper(3)).send).toEqual([snapshotWanted]);
  });

  it("is an event that whispers are missing before", () => {
    expect(back(5, 3).take(event(6)).send).toEqual([snapshotWanted]);
  });

  it("is a whisper after others that are missing", () => {
    expect(greeted(5, 2).take(whisper(4)).send).toEqual([snapshotWanted]);
  });

  it("is nothing of what the server tells in its order", () => {
    const exchange = back(6, 3);
    const inOrder = [whisper(3), event(6), whisper(4), event(7)];
    expect(inOrder.flatMap((message) => exchange.take(message).send)).toEqual([]);
  });
});

describe("a gap", () => {
  it("is asked about again if we asked too fast", () => {
    const exchange = greeted();
    const resume = { type: "resume", since: 5, heard: 0 };
    expect(exchange.take(event(8)).send).toEqual([resume]);
    expect(exchange.take({ type: "wrong", code: "too_fast" }).answered).toBeNull();
    expect(exchange.take(event(9)).send).toEqual([resume]);
  });
});

describe("new eyes", () => {
  it("ask for a snapshot, once", () => {
    const exchange = greeted();
    const seat: EventSeen = { type: "key_seen", player: "1" };
    expect(exchange.take(event(6, seat)).send).toEqual([{ type: "snapshot" }]);
    expect(exchange.take(event(7)).send).toEqual([]);
    expect(exchange.take(snapshot(8)).news).not.toBeNull();
    expect(exchange.view?.members["1"]?.name).toBe("at 8");
    expect(exchange.take(event(9)).send).toEqual([]);
  });
});

describe("a new connection", () => {
  it("hears what was missed instead of only how it ended", () => {
    const exchange = greeted();
    exchange.connected();
    const heard = exchange.take(snapshot(9, 1));
    expect(heard.news).toBeNull();
    expect(heard.send).toEqual([{ type: "resume", since: 5, heard: 0 }]);
    expect(exchange.view?.members["1"]?.name).toBe("at 5");
    expect(exchange.take(snapshot(9, 1)).news).not.toBeNull(); // too long ago: the whole table
    expect(exchange.seq).toBe(9);
  });

  it("asks for nothing when nothing happened", () => {
    const exchange = greeted();
    exchange.connected();
    expect(exchange.take(snapshot(5)).send).toEqual([]);
  });

  it("sends what was not answered again, in order and under the same ids", () => {
    const exchange = greeted();
    const first = exchange.ask("a", { type: "start_game" });
    const second = exchange.ask("b", { type: "shuffle_teams" });
    exchange.take({ type: "done", id: "x", seq: 6 });
    exchange.connected();
    expect(exchange.take(snapshot(5)).send).toEqual([first, second]);
    expect(exchange.take({ type: "done", id: "a", seq: 6 }).answered).toEqual({
      id: "a",
      answer: { ok: true, value: 6 },
    });
    exchange.connected();
    expect(exchange.take(snapshot(5)).send).toEqual([second]);
  });
});

describe("an answer", () => {
  it("may be a refusal with its parameters", () => {
    const exchange = greeted();
    exchange.ask("a", { type: "start_game" });
    const refusal = { code: "too_few_players" as const, params: { missing: "red_spymaster" } };
    expect(exchange.take({ type: "refused", id: "a", refusal }).answered?.answer).toEqual({
      ok: false,
      trouble: { ...refusal, reasons: [], refused: true },
    });
    expect(exchange.open.size).toBe(0);
  });

  it("that comes twice counts once", () => {
    const exchange = greeted();
    exchange.ask("a", { type: "start_game" });
    expect(exchange.take({ type: "done", id: "a", seq: 6 }).answered).not.toBeNull();
    expect(exchange.take({ type: "done", id: "a", seq: 6 }).answered).toBeNull();
  });

  it("that it was a bad moment means: again; any other complaint ends it", () => {
    const exchange = greeted();
    exchange.ask("a", { type: "start_game" });
    exchange.ask("b", { type: "shuffle_teams" });
    expect(exchange.take({ type: "wrong", code: "try_again", where: "b" }).again).toBe("b");
    expect(exchange.take({ type: "wrong", code: "too_fast" }).again).toBe("a");
    expect(exchange.take({ type: "wrong", code: "malformed" }).answered).toMatchObject({
      id: "a",
      answer: { ok: false },
    });
    expect([...exchange.open.keys()]).toEqual(["b"]);
  });
});

describe("presence", () => {
  const away = (...ids: string[]): ToClient => ({ type: "presence", away: ids });

  it("is known from the message, which has no number", () => {
    const exchange = greeted();
    expect(exchange.take(away("1")).news).toEqual(away("1"));
    expect(exchange.view?.away).toEqual(["1"]);
    exchange.take({ type: "presence" }); // nobody is away
    expect(exchange.view?.away).toEqual([]);
    expect(exchange.seq).toBe(5);
  });

  it("is taken from the greeting, though the counts are the same", () => {
    const exchange = greeted();
    exchange.take(away("1"));
    exchange.connected();
    expect(exchange.take(snapshot()).news).toEqual(away());
    expect(exchange.view?.away).toEqual([]);
  });
});
