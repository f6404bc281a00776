import { Logo } from "../look/logo";
import { LanguageSwitch } from "./language-switch";
import { SettingsButton } from "./settings-button";

/** The head of a page: the way home, the language, and what this device does. */
export function Frame() {
  return (
    <header class="frame">
      <a href="/">
        <Logo />
      </a>
      <span class="row tight">
        <LanguageSwitch />
        <SettingsButton />
      </span>
    </header>
  );
}
