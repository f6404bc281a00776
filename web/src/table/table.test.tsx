import { signal } from "@preact/signals";
import { afterEach, describe, expect, it } from "vitest";
import type { LiveTable } from "./live";
import { spokenGame } from "../text/text";
import { OPTIONS, sampleGame, sampleView } from "./samples";
import { leavePage, table } from "./table";
import { whole } from "./view";

describe("a table that is open", () => {
  afterEach(leavePage);

  it("is talked about in the words of its game, and of the one that runs", () => {
    const view = signal(whole(sampleView()));
    table.value = { view, close: () => undefined } as unknown as LiveTable;
    expect(spokenGame.value).toBe("teams");
    view.value = whole(sampleView({ game: sampleGame({ options: { ...OPTIONS, mode: "shared" } }) }));
    expect(spokenGame.value).toBe("shared");
    leavePage();
    expect(spokenGame.value).toBe("");
  });
});
