import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { OPTIONS, sampleTable, SEATS } from "../../table/samples";
import { speak, t } from "../../text/text";
import { ClueBar } from "./clue-bar";
import { TurnCloth } from "./turn-cloth";

beforeAll(() => speak("en", false));

test("before a clue the bar names the team that the desk shows, also one that is not there (R110)", () => {
  const options = { ...OPTIONS, mode: "coop" };
  const { game } = sampleTable(SEATS.redSpymaster, { options, phase: "simulate", team: "red" });
  const page = document.createElement("div");
  if (game)
    render(
      <>
        <TurnCloth game={game} />
        <ClueBar game={game} />
      </>,
      page,
    );
  expect(page.querySelector(".cloth")?.className).toBe("cloth of-blue");
  expect(page.querySelector(".clue-bar")?.className).toBe("clue-bar of of-blue");
  expect(page.textContent).toContain(t("board-turn", { team: "blue" }));
});
