/** The pages in each language, fetched when they are read. */

import PAGES from "virtual:languages/how-to-play";
import type { Language } from "../../text/languages";

/** How to play, as Markdown, by game; the usual one has no name. */
export async function pagesIn(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await PAGES[language]()).default;
}
