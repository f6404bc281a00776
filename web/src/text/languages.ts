/** The interface languages, and which of them a browser asks for. */

export const LANGUAGES = ["en", "it", "nb", "es", "el", "eo"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; whoever looks for one reads its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  nb: "Norsk",
  es: "Español",
  el: "Ελληνικά",
  eo: "Esperanto",
};

/** Letters that show which fonts a language needs; figures and spaces are Latin everywhere. */
export const SAMPLES: Readonly<Record<Language, string>> = {
  en: "a",
  it: "a",
  nb: "a",
  es: "a",
  el: "aά",
  eo: "aĝ",
};

/** Whether this is one of our languages. */
export function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language === code);
}

/** The first language of a reader's list that we speak; English if none. */
export function nearestLanguage(wanted: readonly string[]): Language {
  for (const locale of wanted) {
    const code = locale.toLowerCase().split(/[-_]/)[0] ?? "";
    const known = code === "no" || code === "nn" ? "nb" : code;
    if (isLanguage(known)) return known;
  }
  return "en";
}
