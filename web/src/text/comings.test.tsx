import { beforeAll, expect, it } from "vitest";
import { sampleView } from "../table/samples";
import { whole } from "../table/view";
import { comings } from "./comings";
import { speak } from "./text";

beforeAll(() => speak("en", false));

const table = (...away: string[]) => whole(sampleView({ away }));

it("says who is away and who is back, and nothing of yourself", () => {
  expect(comings(table("3"), table("2"))).toBe("Bo is away. Cleo is back.");
  expect(comings(table(), table("1"))).toBe("");
  expect(comings(table("2"), table("2"))).toBe("");
});

it("says nothing of somebody who has left the table", () => {
  expect(comings(table("9"), table())).toBe("");
});
