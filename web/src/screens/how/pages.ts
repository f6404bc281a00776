/** The page in each language, fetched when it is read. */

import type { Language } from "../../text/languages";

const PAGES = import.meta.glob<string>("../../../../src/cryptonym/text/*/how-to-play.md", {
  query: "?raw",
  import: "default",
});

/** How to play, as Markdown. */
export async function pageIn(language: Language): Promise<string> {
  const fetched = PAGES[`../../../../src/cryptonym/text/${language}/how-to-play.md`];
  if (!fetched) throw new Error(`there is no page in ${language}`);
  return fetched();
}
