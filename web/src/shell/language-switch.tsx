import { useId } from "preact/hooks";
import { LANGUAGES, OWN_NAMES, type Language } from "../text/languages";
import { language, speak, Text } from "../text/text";

/** The language of the interface, changed at once and kept. */
export function LanguageSwitch() {
  const id = useId();
  return (
    <div class="language-switch">
      <label for={id} class="unseen">
        <Text id="app-language" />
      </label>
      <select
        id={id}
        class="input"
        value={language.value}
        onChange={({ currentTarget: choice }) =>
          speak(choice.value as Language).catch(() => {
            choice.value = language.value; // it did not come
          })
        }
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {OWN_NAMES[code]}
          </option>
        ))}
      </select>
    </div>
  );
}
