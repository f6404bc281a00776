import { afterEach, describe, expect, it, vi } from "vitest";
import { findTable, judgeClue, openTable } from "./api";
import { heardAt, heardDate, serverNow } from "./clock";
import { getRecord } from "./records";

function answering(status: number, body: unknown, type = "application/json") {
  const asked = vi.fn(
    async (_address: string, _request: RequestInit) =>
      new Response(typeof body === "string" ? body : JSON.stringify(body), {
        status,
        headers: { "content-type": type },
      }),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a request", () => {
  it("is sent as JSON and answered as a value", async () => {
    const seat = { table: "T", name: "n", member: "1", token: "x" };
    const asked = answering(201, seat);
    expect(await openTable({ host: "Ann", language: "nb" })).toEqual({ ok: true, value: seat });
    const [address, request] = asked.mock.calls[0] ?? [];
    expect(address).toBe("/api/tables");
    expect(request).toMatchObject({ method: "POST", body: '{"host":"Ann","language":"nb"}' });
  });

  it("writes what people type safely into the address", async () => {
    const asked = answering(200, { table: "T" });
    await findTable("red fox/../é?");
    expect(asked.mock.calls[0]?.[0]).toBe("/api/names/red%20fox%2F..%2F%C3%A9%3F");
  });

  it("may be answered with text", async () => {
    answering(200, "record", "text/plain");
    expect(await getRecord("T", 1)).toEqual({ ok: true, value: "record" });
  });
});

describe("what goes wrong", () => {
  it("is a refusal of the rules, with its reasons", async () => {
    const refusal = { code: "clue_refused", params: { word: "SEA" }, reasons: [{ code: "SAME_WORD" }] };
    answering(409, { refusal });
    expect(await judgeClue("T", "sea")).toEqual({ ok: false, trouble: { ...refusal, refused: true } });
  });

  it("is a problem of the request, with its place", async () => {
    answering(400, { code: "malformed", where: "options.mode" });
    expect(await judgeClue("T", "sea")).toMatchObject({
      ok: false,
      trouble: { code: "malformed", params: { where: "options.mode" } },
    });
  });

  it("is somebody between us and the server, whose words we do not repeat", async () => {
    answering(502, "<html>Bad gateway</html>", "text/html");
    expect(await judgeClue("T", "sea")).toMatchObject({ trouble: { code: "try_again", params: {} } });
  });

  it("is no network", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("failed");
    });
    expect(await judgeClue("T", "sea")).toMatchObject({ trouble: { code: "offline" } });
  });
});

describe("the server's clock", () => {
  it("is known roughly from an answer, and well from a message", () => {
    vi.useFakeTimers();
    vi.setSystemTime(1_000_000);
    expect(serverNow()).toBe(1_000_000);
    heardDate(new Date(1_060_000).toUTCString());
    expect(serverNow()).toBe(1_060_500);
    heardAt(1_060_900);
    expect(serverNow()).toBe(1_060_900);
    heardAt(1_050_000); // something that happened earlier, told again
    expect(serverNow()).toBe(1_060_900);
    heardDate("nonsense");
    expect(serverNow()).toBe(1_060_900);
  });
});
