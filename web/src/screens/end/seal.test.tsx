import { render } from "preact";
import { beforeAll, expect, test, vi } from "vitest";
import { everyText, speak, t } from "../../text/text";
import { finishedGame } from "../replay/samples";
import { dealText, sha256 } from "./fairness";
import { Seal } from "./seal";

beforeAll(async () => {
  await speak("en", false);
  await everyText();
});

test("the seal is checked when the salt comes after the end, as it may for a spymaster", async () => {
  const page = document.createElement("div");
  const game = finishedGame();
  if (!game.key) throw new Error("a finished game has its key");
  const commitment = (await sha256(dealText(game.words, game.key, "5a17", "teams"))) ?? "";
  render(<Seal game={{ ...game, commitment, salt: null }} table="t" number={1} />, page);
  await vi.waitFor(() => expect(page.textContent).toContain(t("end-unchecked")));
  render(<Seal game={{ ...game, commitment, salt: "5a17" }} table="t" number={1} />, page);
  await vi.waitFor(() => expect(page.textContent).toContain(t("end-fair")));
});
