/** Everything a player reads, in the language of the interface, which may change at any time. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { isValidElement, type ComponentChildren, type VNode } from "preact";
import OF_THE_BOARD from "virtual:languages/board";
import OF_GAMES from "virtual:languages/games";
import OTHERS from "virtual:languages/others";
import { offers } from "../protocol/offers";
import type { MessageId } from "./ids";
import { isLanguage, nearestLanguage, OWN_NAMES, type Language } from "./languages";

export type { MessageId } from "./ids";

/** Values of a message. */
export type Values = Readonly<Record<string, string | number>>;

const KEPT_AS = "language";

/** The language of the interface. */
export const language = signal<Language>("en");

const bundle = signal<FluentBundle | null>(null);

/** The language to begin with: the one chosen before, or the browser's. */
export function firstLanguage(): Language {
  const kept = read();
  return isLanguage(kept) ? kept : nearestLanguage(navigator.languages);
}

let speaking: Promise<unknown> = Promise.resolve(); // what was asked for last

/** Speak another language from now on; it is there when the promise is kept. */
export async function speak(wanted: Language, keep = true): Promise<void> {
  const coming = load(wanted);
  speaking = coming;
  const loaded = await coming;
  bundle.value = loaded;
  language.value = wanted;
  document.documentElement.lang = wanted;
  if (keep) write(wanted);
}

let others: Promise<void> | null = null; // asked for, or there already
let ofGames: Promise<void> | null = null; // the same

/** Whether everything can be said that boards of some games say; it follows `gameText`. */
export const saysGames = signal(false);

/** Be able to say everything; until then only what a board and its frame say. */
export function everyText(): Promise<void> {
  others ??= learn().catch((error: unknown) => {
    others = null; // the next screen asks again
    throw error;
  });
  return others;
}

/** Be able to say what the boards of some games say. */
export function gameText(): Promise<void> {
  ofGames ??= learn().catch((error: unknown) => {
    ofGames = null;
    throw error;
  });
  return ofGames;
}

async function learn(): Promise<void> {
  await speaking.catch(() => undefined); // only then it is known in which language
  const spoken = language.value;
  const loaded = await load(spoken);
  if (spoken === language.value) bundle.value = loaded;
  saysGames.value = true; // they come along with all others
}

async function load(wanted: Language): Promise<FluentBundle> {
  const games = others ?? ofGames ? [OF_GAMES] : [];
  const parts = [OF_THE_BOARD, ...games, ...(others ? [OTHERS] : [])];
  const messages = await Promise.all(parts.map((part) => part[wanted]()));
  // Not every browser can count in Esperanto; plurals and numbers are those of Norwegian.
  const made = new FluentBundle([wanted, "nb"], { useIsolating: false });
  for (const { default: written } of messages) made.addResource(new FluentResource(written));
  return made;
}

/** The game whose own messages come first: `duet-board-turn` before `board-turn`. */
export const spokenGame = signal("");

/** The message of the game, if it has one of its own. */
function own(id: string): string {
  if (!spokenGame.value) return id;
  const near = offers.value?.games.find(({ name }) => name === spokenGame.value)?.texts;
  const games = near ?? [spokenGame.value]; // its relatives, the nearest first
  return games.map((game) => `${game}-${id}`).find((one) => bundle.value?.hasMessage(one)) ?? id;
}

const LABELLED = ["team", "identity", "seat", "mode"] as const; // codes that a game may have more of

/** With what something is called, for messages that know no other word for it. */
function labelled(values: Values): Values {
  const kind = LABELLED.find((name) => name in values);
  if (!kind || "label" in values) return values;
  const code = String(values[kind]);
  const id = own(`${kind}-${code.replaceAll("_", "-")}`);
  const label = hasMessage(id) ? t(id as MessageId) : code.replaceAll("_", " ");
  return { ...values, label };
}

/** The message in the language of the interface. Components that use it follow the language. */
export function t(id: MessageId, values: Values = {}): string {
  const pattern = bundle.value?.getMessage(own(id))?.value;
  if (!bundle.value || !pattern) return "…"; // tests see to it; an id would tell a player nothing
  const errors: Error[] = []; // without a list for them they would be thrown
  const written = bundle.value.formatPattern(pattern, plainly(labelled(values)), errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return written;
}

/** A whole number below a thousand: written alike in all our languages. */
class Few extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isFew = (value: string | number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

/** A formatter of Intl takes an old phone longer than all else in a board's texts; few need one. */
function plainly(values: Values): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values))
    plain[name] = isFew(value) ? new Few(value) : value;
  return plain;
}

/** The message for a code of the server: `byCode("refusal-", "not_host")`; for one without a
 * message that for all others, if there is one: `refusal-other`. */
export function byCode(prefix: string, code: string): MessageId {
  const id = prefix + code.toLowerCase().replaceAll("_", "-");
  return (!hasMessage(id) && hasMessage(`${prefix}other`) ? `${prefix}other` : id) as MessageId;
}

/** Whether there is such a message; for codes that a newer server may send. */
export function hasMessage(id: string): boolean {
  return bundle.value?.hasMessage(own(id)) ?? false;
}

/** What a language is called; by its own name where we have no other. */
export function languageName(code: string): string {
  return t("language-name", { language: code, own: isLanguage(code) ? OWN_NAMES[code] : code });
}

/** A number as it is written in the language of the interface. */
export function writtenNumber(value: number, options?: Intl.NumberFormatOptions): string {
  // no browser counts in Esperanto; it writes numbers as Norwegian does
  return new Intl.NumberFormat([language.value, "nb"], options).format(value);
}

/** Names or words one after the other, as the language of the interface joins them. */
export function listed(words: readonly string[]): string {
  const wanted = language.value === "en" ? "en-GB" : language.value; // "A, B and C"
  const known = Intl.ListFormat.supportedLocalesOf(wanted);
  if (!known.length) return plainlyListed(words);
  return new Intl.ListFormat(known, { type: "conjunction" }).format(words);
}

/** For a language that the browser cannot list in: none can in Esperanto. */
function plainlyListed(words: readonly string[]): string {
  const last = words[words.length - 1] ?? "";
  if (words.length < 2) return last;
  return t("app-listed", { first: words.slice(0, -1).join(", "), last });
}

type TextProps = { id: MessageId } & Readonly<Record<string, string | number | VNode>>;

/** A message as an element; values may be elements: `<Text id="duties-rule" word={<b>{word}</b>} />`. */
export function Text({ id, ...values }: TextProps): ComponentChildren {
  const plain: Record<string, string | number> = {};
  const elements: Record<string, VNode> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isValidElement(value)) {
      elements[name] = value;
      plain[name] = `\uE000${name}\uE000`; // private use: no text of ours contains it
    } else plain[name] = value as string | number;
  }
  return t(id, plain)
    .split("\uE000")
    .map((part, place) => (place % 2 ? elements[part] : part));
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null; // a browser may forbid it; then we ask it for its language every time
  }
}

function write(wanted: Language): void {
  try {
    localStorage.setItem(KEPT_AS, wanted);
  } catch {
    // The same: nothing is lost but the memory of it.
  }
}
