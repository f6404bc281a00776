/** A table that is being agreed upon: options, settings and words, before they are sent. */

import type { About, HouseRules, MemberCommand, Mode, Options, Settings, Words } from "../../protocol/types";
import { SettingsDefaults, WordsDefaults } from "../../protocol/types";
import { playsPictures } from "../../table/sheets";

/** Everything the form holds. */
export interface Draft {
  options: Options;
  settings: Required<Settings>;
  words: Required<Words>;
}

/** What a book, or nobody, has said about the rules of clues. */
export interface Preset {
  kind: "usual" | "book" | "friendly" | "app";
  options: Options;
}

const BY_BOOK = ["house", "waiver", "penalty_cover", "next_words", "expert_clues"] as const;
const SOME_LANGUAGES: readonly (keyof HouseRules)[] = ["compounds", "phrases", "accents"];

/** A table as usual in this language. */
export function usualDraft(offers: About, language: string): Draft {
  return {
    options: defaultsOf(offers, language),
    settings: { ...SettingsDefaults },
    words: { ...WordsDefaults },
  };
}

/** A table for one person among bots: nobody likes to wait for a machine, or to guess at its mind. */
export function draftWithBots(offers: About, language: string): Draft {
  const usual = usualDraft(offers, language);
  return { ...usual, settings: { ...usual.settings, pace: "quick", explain: true } };
}

/** What holds in a language if nothing is agreed; in the first one if this is not played here. */
function defaultsOf(offers: About, language: string): Options {
  const known = offers.defaults[language] ?? offers.defaults[offers.languages[0] ?? ""];
  if (!known) throw new Error("the server offers no language");
  return known;
}

/** The same table in another language: its own rules of clues, everything else as agreed. */
export function inLanguage(offers: About, options: Options, language: string): Options {
  const { mode, time, check, key_source, mission } = options;
  return { ...defaultsOf(offers, language), mode, time, check, key_source, mission };
}

/** The list that picture games are played with; words may be mixed in. */
export const PICTURES = "pictures";

/** The same table with another game: pictures are played with pictures, words with words. */
export function inGame(draft: Draft, mode: Mode): Draft {
  const { words, options } = draft;
  const pictured = playsPictures(mode);
  if (pictured === words.lists.includes(PICTURES)) return { ...draft, options: { ...options, mode } };
  const lists = pictured ? [PICTURES] : WordsDefaults.lists;
  return {
    ...draft,
    options: { ...options, mode, word_list: lists.join("+") },
    words: pictured ? { lists, own: [] } : { ...words, lists },
  };
}

/** The presets of a language; those that say the same as one before are left out. */
export function presetsOf(offers: About, language: string): Preset[] {
  const found: Preset[] = [{ kind: "usual", options: defaultsOf(offers, language) }];
  for (const [name, options] of Object.entries(offers.presets)) {
    if (options.language !== language) continue;
    if (found.some((preset) => sameRules(preset.options, options))) continue;
    const kind = name.endsWith("-friendly") ? "friendly" : name.endsWith("-app") ? "app" : "book";
    found.push({ kind, options });
  }
  return found;
}

/** The preset that these options follow, if any. */
export function presetOf(presets: readonly Preset[], options: Options): Preset | undefined {
  return presets.find((preset) => sameRules(preset.options, options));
}

/** These options with the rules of a preset. */
export function withPreset(options: Options, preset: Preset): Options {
  const { house, waiver, penalty_cover, next_words, expert_clues } = preset.options;
  return { ...options, house, waiver, penalty_cover, next_words, expert_clues };
}

function sameRules(one: Options, other: Options): boolean {
  return BY_BOOK.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** The house rules that mean something in a language; some are about the way of one or two. */
export function houseRulesOf(offers: About, language: string): (keyof HouseRules)[] {
  const presets = presetsOf(offers, language);
  const usual = defaultsOf(offers, language).house;
  const names = Object.keys(usual) as (keyof HouseRules)[];
  return names.filter(
    (name) =>
      !SOME_LANGUAGES.includes(name) ||
      presets.some(({ options }) => options.house[name] !== usual[name]),
  );
}

/** Whether a house rule is on: something is allowed that a strict table does not allow. */
export function houseRuleOn(house: HouseRules, name: keyof HouseRules): boolean {
  if (name === "accents") return house.accents === "loose";
  if (name === "rhymes") return house.rhymes === "any";
  return house[name];
}

/** The house rules with one of them on or off. */
export function withHouseRule(house: HouseRules, name: keyof HouseRules, on: boolean): HouseRules {
  if (name === "accents") return { ...house, accents: on ? "loose" : "strict" };
  if (name === "rhymes") return { ...house, rhymes: on ? "any" : "meaning" };
  return { ...house, [name]: on };
}

/** Seconds as somebody typed them, within what a clock can do; null if that is no number. */
export function readSeconds(typed: string, most: number): number | null {
  const seconds = Number(typed.trim());
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= most ? seconds : null;
}

/** The commands that turn one agreement into the other; what stays is not said again. */
export function changes(before: Draft, after: Draft): MemberCommand[] {
  const differ = (part: keyof Draft) => JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  const asked: MemberCommand[] = [];
  const settings = { type: "change_settings", settings: after.settings } as const;
  const faster = before.settings.slow && !after.settings.slow; // only then there may be a strict clock
  if (faster) asked.push(settings);
  if (differ("options")) asked.push({ type: "change_options", options: after.options });
  if (differ("words")) asked.push({ type: "choose_words", words: after.words });
  if (differ("settings") && !faster) asked.push(settings);
  return asked;
}
