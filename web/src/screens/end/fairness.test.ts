import { afterEach, describe, expect, it, vi } from "vitest";
import type { Key } from "../../protocol/types";
import { OPTIONS } from "../../table/samples";
import { checkDeal, dealText, sha256 } from "./fairness";

const KEY = { cells: "r".repeat(9) + "b".repeat(8) + ".......x", start: "red" } as Key;
const WORDS = Array.from({ length: 25 }, (_, card) => `ŜIPO${card}`);

afterEach(() => vi.unstubAllGlobals());

/** Answers of the server, one after the other. */
function answering(...answers: (string | object)[]) {
  const rest = [...answers];
  vi.stubGlobal("fetch", async () => {
    const answer = rest.shift();
    return typeof answer === "string" ? new Response(answer) : Response.json(answer);
  });
}

describe("the seal of a deal", () => {
  it("is a hash of the text that docs/record-format.md describes", async () => {
    expect(dealText(["A", "B"], KEY, "5a17", "teams")).toBe(
      `cryptonym deal 1\nsalt 5a17\nstart red\nkey ${KEY.cells}\nwords A|B\n`,
    );
    expect(await sha256("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });

  it("does not take a bar within a word for one between two", () => {
    expect(dealText(["A|B", "C"], KEY, "", "teams")).toContain("words A\\|B|C\n");
    expect(dealText(["A", "B|C"], KEY, "", "teams")).toContain("words A|B\\|C\n");
    expect(dealText(["A\\", "B"], KEY, "", "teams")).toContain("words A\\\\|B\n");
  });

  it("matches the deal it was made for, and no other", async () => {
    const commitment = (await sha256(dealText(WORDS, KEY, "s", "teams"))) ?? "";
    const deal = { options: OPTIONS, words: WORDS, key: KEY, salt: "s", commitment };
    expect(await checkDeal(deal, "t", 1)).toBe("fair");
    const swapped = [...WORDS.slice(1), WORDS[0] ?? ""];
    expect(await checkDeal({ ...deal, words: swapped }, "t", 1)).toBe("unfair");
    expect(await checkDeal({ ...deal, salt: "t" }, "t", 1)).toBe("unfair");
  });

  it("is checked by the server where the browser cannot", async () => {
    vi.stubGlobal("crypto", {});
    const deal = { options: OPTIONS, words: WORDS, key: KEY, salt: "s", commitment: "" };
    answering("cryptonym record 1", { status: "verified" });
    expect(await checkDeal(deal, "t", 1)).toBe("fair");
    answering("cryptonym record 1", { status: "damaged" });
    expect(await checkDeal(deal, "t", 1)).toBe("unfair");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await checkDeal(deal, "t", 1)).toBe("unknown");
  });

  it("cannot be checked without key and salt", async () => {
    const deal = { options: OPTIONS, words: WORDS, key: null, salt: null, commitment: "" };
    expect(await checkDeal(deal, "t", 1)).toBe("unknown");
  });
});
