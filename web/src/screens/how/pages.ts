/** The page in each language, fetched when it is read. */

import PAGES from "virtual:languages/how-to-play";
import type { Language } from "../../text/languages";

/** How to play, as Markdown. */
export async function pageIn(language: Language): Promise<string> {
  return (await PAGES[language]()).default;
}
