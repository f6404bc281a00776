import type { ComponentChildren } from "preact";
import { Logo } from "../look/logo";
import { LanguageSwitch } from "./language-switch";
import { SettingsButton } from "./settings-button";

/** The head of a page: the way home, the language, what this device does, and what a page adds. */
export function Frame({ children }: { children?: ComponentChildren }) {
  return (
    <header class="frame">
      <a href="/">
        <Logo />
      </a>
      <span class="row tight">
        <LanguageSwitch />
        {children}
        <SettingsButton />
      </span>
    </header>
  );
}
