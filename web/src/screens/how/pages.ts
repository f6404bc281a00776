/** The page in each language, fetched when it is read. */

import type { Language } from "../../text/languages";

const PAGES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../../../../src/cryptonym/text/en/how-to-play.md?raw"),
  it: () => import("../../../../src/cryptonym/text/it/how-to-play.md?raw"),
  nb: () => import("../../../../src/cryptonym/text/nb/how-to-play.md?raw"),
  es: () => import("../../../../src/cryptonym/text/es/how-to-play.md?raw"),
  el: () => import("../../../../src/cryptonym/text/el/how-to-play.md?raw"),
  eo: () => import("../../../../src/cryptonym/text/eo/how-to-play.md?raw"),
};

/** How to play, as Markdown. */
export async function pageIn(language: Language): Promise<string> {
  return (await PAGES[language]()).default;
}
