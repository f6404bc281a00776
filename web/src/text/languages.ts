/** The interface languages, and which of them a browser asks for. */

import { LANGUAGES, LOCALES, OWN_NAMES, SAMPLES } from "./spoken";

export { LANGUAGES, OWN_NAMES, SAMPLES };

export type Language = (typeof LANGUAGES)[number];

/** Whether this is one of our languages. */
export function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first language of a reader's list that we speak; English if none. */
export function nearestLanguage(wanted: readonly string[]): Language {
  for (const locale of wanted) {
    const code = locale.toLowerCase().split(/[-_]/)[0] ?? "";
    const known = LOCALES[code] ?? code;
    if (isLanguage(known)) return known;
  }
  return "en";
}
