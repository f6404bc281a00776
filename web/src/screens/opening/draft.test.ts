import { describe, expect, it } from "vitest";
import type { About, Options } from "../../protocol/types";
import { OPTIONS } from "../../table/samples";
import {
  changes,
  houseRuleOn,
  houseRulesOf,
  inLanguage,
  presetOf,
  presetsOf,
  readSeconds,
  usualDraft,
  withHouseRule,
  withPreset,
} from "./draft";

const spanish: Options = { ...OPTIONS, language: "es" };
const book: Options = { ...spanish, waiver: false };
const friendly: Options = { ...book, house: { ...book.house, accents: "loose", titles: true } };
const OFFERS = {
  languages: ["en", "es"],
  defaults: { en: OPTIONS, es: spanish },
  presets: { en: OPTIONS, "es-1e": book, "es-1e-friendly": friendly },
} as unknown as About;

describe("a table that is being agreed upon", () => {
  it("begins as usual in the language, or in one that is played here", () => {
    expect(usualDraft(OFFERS, "es").options).toBe(spanish);
    expect(usualDraft(OFFERS, "xx").options).toBe(OPTIONS);
  });

  it("takes the rules of another language and keeps what the group chose", () => {
    const chosen: Options = { ...friendly, mode: "coop", check: "free" };
    const moved = inLanguage(OFFERS, chosen, "en");
    expect(moved).toEqual({ ...OPTIONS, mode: "coop", check: "free" });
  });

  it("offers each preset of the language once", () => {
    expect(presetsOf(OFFERS, "es").map(({ kind }) => kind)).toEqual(["usual", "book", "friendly"]);
    expect(presetsOf(OFFERS, "en").map(({ kind }) => kind)).toEqual(["usual"]);
  });

  it("knows which preset it follows, whatever the mode", () => {
    const presets = presetsOf(OFFERS, "es");
    const chosen = withPreset({ ...spanish, mode: "shared" }, presets[2]!);
    expect(presetOf(presets, chosen)?.kind).toBe("friendly");
    expect(chosen.mode).toBe("shared");
    const other = withHouseRule(chosen.house, "acronyms", true);
    expect(presetOf(presets, { ...chosen, house: other })).toBeUndefined();
  });

  it("asks about accents only where a book does", () => {
    expect(houseRulesOf(OFFERS, "es")).toContain("accents");
    expect(houseRulesOf(OFFERS, "en")).not.toContain("accents");
    expect(houseRulesOf(OFFERS, "en")).toContain("titles");
  });

  it("turns every house rule on and off again", () => {
    for (const name of houseRulesOf(OFFERS, "es")) {
      const before = houseRuleOn(OPTIONS.house, name);
      const turned = withHouseRule(OPTIONS.house, name, !before);
      expect(houseRuleOn(turned, name)).toBe(!before);
      expect(withHouseRule(turned, name, before)).toEqual(OPTIONS.house);
    }
  });

  it("says only what has changed", () => {
    const before = usualDraft(OFFERS, "en");
    expect(changes(before, usualDraft(OFFERS, "en"))).toEqual([]);
    const words = { lists: ["junior"], own: [] };
    const after = { ...before, words, settings: { ...before.settings, explain: true } };
    expect(changes(before, after).map(({ type }) => type)).toEqual([
      "choose_words",
      "change_settings",
    ]);
  });
});

describe("seconds", () => {
  it("are whole and within what a clock can do", () => {
    expect(readSeconds(" 90 ", 3600)).toBe(90);
    for (const typed of ["", "0", "-3", "1.5", "3601", "soon"])
      expect(readSeconds(typed, 3600)).toBeNull();
  });
});
