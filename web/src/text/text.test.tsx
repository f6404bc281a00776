import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bad, refused } from "../protocol/answer";
import { reasonTexts, seatNames, troubleText, verdictTexts } from "./codes";
import { LANGUAGES, nearestLanguage } from "./languages";
import {
  byCode,
  everyText,
  firstLanguage,
  language,
  speak,
  spokenGame,
  t,
  Text,
  writtenNumber,
  type MessageId,
} from "./text";

beforeEach(async () => {
  localStorage.clear();
  await speak("en", false);
});

describe("the language", () => {
  it("is the first of the browser's that we speak, else English", () => {
    expect(nearestLanguage(["de-DE", "el-GR", "it"])).toBe("el");
    expect(nearestLanguage(["nn-NO"])).toBe("nb");
    expect(nearestLanguage(["no"])).toBe("nb");
    expect(nearestLanguage(["ja"])).toBe("en");
    expect(nearestLanguage([])).toBe("en");
  });

  it("is kept once it has been chosen, and the page says which it is", async () => {
    await speak("eo");
    expect(firstLanguage()).toBe("eo");
    expect(document.documentElement.lang).toBe("eo");
    expect(language.value).toBe("eo");
  });

  it("is not kept when it was only guessed", async () => {
    await speak("eo", false);
    expect(localStorage.length).toBe(0);
  });

  it("is that of all sentences, also of those asked for while it was on its way", async () => {
    await Promise.all([speak("it", false), everyText()]);
    expect(t("front-lead")).not.toBe("…");
    const italian = t("front-lead");
    await speak("en", false);
    expect(t("front-lead")).not.toBe(italian);
    await speak("it", false);
    expect(t("front-lead")).toBe(italian);
  });

  it("does not believe what somebody else has written there", () => {
    localStorage.setItem("language", "klingon");
    expect(LANGUAGES).toContain(firstLanguage());
  });

  it("changes at once on a page that is there already", async () => {
    const page = document.createElement("div");
    await act(() => render(<Text id="duties-rule" word={<b>SEA</b>} />, page));
    expect(page.innerHTML).toBe("“<b>SEA</b>” is challenged. Does it stand? You decide.");
    await act(() => speak("nb"));
    expect(page.innerHTML).toBe("Det er protestert mot «<b>SEA</b>». Står hintet? Det avgjør du.");
  });
});

describe("a game", () => {
  afterEach(() => (spokenGame.value = ""));

  it("has words of its own, and lives on those of all games without", () => {
    spokenGame.value = "board"; // no game; but there is a `board-turn`
    expect(t("turn" as MessageId, { team: "red" })).toBe(t("board-turn", { team: "red" }));
    expect(t("board-turn", { team: "red" })).toBe("Red's turn");
  });

  it("may have sides, identities and seats that no message knows", () => {
    expect(t("board-turn", { team: "green" })).toBe("Turn of green");
    expect(t("board-identity", { identity: "double_agent" })).toBe("double agent");
    expect(t("seat", { seat: "green_player" })).toBe("green player");
    expect(t("board-left", { team: "green", count: 1 })).toBe("green: one word left");
  });

  it("that nobody has described in words is called by its name", async () => {
    await everyText();
    expect(t(byCode("opening-mode-", "toy"), { mode: "toy" })).toBe("toy");
    expect(t(byCode("opening-about-", "toy"))).toBe("Another game of the same family.");
    expect(t(byCode("opening-mode-", "coop"), { mode: "coop" })).toBe("One team");
  });
});

describe("a message", () => {
  it("is there in every language, with its plural", async () => {
    const said = [];
    for (const one of LANGUAGES) {
      await speak(one, false);
      said.push(t("duties-guess-more", { count: 1 }), t("duties-guess-more", { count: 3 }));
    }
    expect(new Set(said).size).toBe(2 * LANGUAGES.length);
    expect(said.join()).not.toContain("…");
  });

  it("that is missing shows no id", () => {
    expect(t("no-such-message" as MessageId)).toBe("…");
  });

  it("with a value too few is still a sentence, and the log says why", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("duties-rule")).toContain("is challenged");
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("writes numbers alike whether there are few or many", async () => {
    for (const one of LANGUAGES) {
      await speak(one, false);
      for (const count of [0, 3, 25, 999, 1000, 12345, 2.5])
        expect(t("duties-guess-more", { count })).toContain(writtenNumber(count));
    }
  });

  it("writes numbers in the manner of the language", async () => {
    await speak("es", false);
    expect(writtenNumber(12345.5)).toBe("12.345,5");
  });
});

describe("codes of the server", () => {
  it("are sentences, with the seats named", () => {
    const missing = { ...bad("too_few_players").trouble, params: { missing: "red_spymaster watcher" } };
    expect(troubleText(missing)).toBe("Still missing: red's spymaster, a watcher.");
    expect(seatNames([])).toBe("");
  });

  it("of the line are sentences too, also those we do not know yet", () => {
    expect(troubleText(bad("no_such_table").trouble)).toContain("no such table");
    expect(troubleText(bad("brand_new" as "offline").trouble)).toBe(t("app-problem-try-again"));
    const { trouble } = refused({ code: "brand_new" as "not_host" });
    expect(troubleText(trouble)).toBe(t("refusal-other"));
  });

  it("of the referee become questions when it doubts", () => {
    const reasons = [{ code: "SAME_WORD", word: "SEA" }];
    expect(reasonTexts(reasons, "see", false)).toEqual(["“see” is SEA, which is still on the table."]);
    expect(reasonTexts(reasons, "see", true)).toEqual(["Is “see” a misspelling of SEA?"]);
  });

  it("of the referee are noted once, however many cards they are about", () => {
    const notes = ["SEA", "SUN"].map((word) => ({ code: "LETTERS", word }));
    expect(verdictTexts({ status: "legal", notes }, "s")).toEqual(reasonTexts(notes.slice(0, 1), "s", false));
  });

  it("show folded Greek in capitals, where no accent is missed", () => {
    const reasons = [{ code: "SHARED_ROOT", word: "ΘΑΛΑΣΣΑ", evidence: "θαλασσ" }];
    expect(reasonTexts(reasons, "x", false)[0]).toContain("ΘΑΛΑΣΣ”.");
  });

  it("leave a Greek word that is in no list as it was typed", () => {
    const notes = [{ code: "UNKNOWN_WORD", evidence: "φιδοκόπτης" }];
    expect(verdictTexts({ status: "legal", notes }, "φιδοκόπτης")[0]).toContain("“φιδοκόπτης”");
  });
});
