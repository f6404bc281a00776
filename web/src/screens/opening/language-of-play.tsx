/** The language of the words and clues, which need not be that of the interface. */

import { useId } from "preact/hooks";
import type { About } from "../../protocol/types";
import { languageName, Text } from "../../text/text";

/** Choose one of those the server plays. */
export function LanguageOfPlay({
  offers,
  language,
  onLanguage,
}: {
  offers: About;
  language: string;
  onLanguage: (language: string) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>
        <Text id="opening-language" />
      </label>
      <select
        id={id}
        class="input"
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      >
        {offers.languages.map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </div>
  );
}
