import { expect, it } from "vitest";
import { writtenDay } from "./dates";
import { speak } from "./text";

const at = new Date(2026, 10, 8, 14, 5);

it("writes a day as each language does, and in figures where the browser knows no months", async () => {
  await speak("en", false);
  expect(writtenDay(at)).toBe("8 November 2026");
  await speak("nb", false);
  expect(writtenDay(at)).toBe("8. november 2026");
  await speak("eo", false);
  expect(writtenDay(at)).toMatch(/^2026-(11|novembro)-0?8$/i); // few browsers know Esperanto
});
