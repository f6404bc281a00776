/** Day or night, moving or still: as the system has it, or as the player wants it on this device.
 *
 * The style sheets ask the system by media queries alone. If the player wants otherwise, the answer
 * to those queries is put in their place, also in sheets that come later.
 */

import { keep, kept } from "./storage";

export type Light = "system" | "light" | "dark";
export type Motion = "system" | "still";

const ASKED = /\(prefers-(color-scheme|reduced-motion): *(\w+)\)/;
const YES = "all";
const NO = "not all";
const BARS = { light: "#e7e0d2", dark: "#17191c" }; // of the browser, as in index.html

const asked = new Map<MediaList, string>(); // what a rule asks when nobody has meddled

/** The light that is wanted. */
export const keptLight = () => oneOf(kept("desk"), ["light", "dark"] as const);

/** Whether things may move. */
export const keptMotion = () => oneOf(kept("motion"), ["still"] as const);

/** Have another light from now on. */
export function chooseLight(light: Light): void {
  keep("desk", light === "system" ? null : light);
  appear();
}

/** Have things move, or not, from now on. */
export function chooseMotion(motion: Motion): void {
  keep("motion", motion === "system" ? null : motion);
  appear();
}

/** Look as the player wants it, from the start and whenever a style sheet has come. */
export function keepAppearance(): void {
  appear();
  const come = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") appear();
  };
  document.head.addEventListener("load", come, true);
}

function appear(): void {
  const light = keptLight();
  const root = document.documentElement;
  root.style.colorScheme = light === "system" ? "" : light;
  root.dataset["motion"] = keptMotion();
  const asSystem = light === "system" && keptMotion() === "system";
  if (asSystem && !asked.size) return; // nobody has meddled, ever
  for (const sheet of document.styleSheets) eachQuery(sheet, answer);
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = bar.media.includes("dark") ? "dark" : "light";
    bar.content = BARS[light === "system" ? own : light];
  }
}

function eachQuery(sheet: CSSStyleSheet, found: (media: MediaList) => void): void {
  for (const rule of sheet.cssRules) if (rule instanceof CSSMediaRule) found(rule.media);
}

function answer(media: MediaList): void {
  const question = asked.get(media) ?? media.mediaText;
  const [, what, value] = ASKED.exec(question) ?? [];
  if (!what) return;
  asked.set(media, question);
  const wanted = what === "color-scheme" ? keptLight() : keptMotion();
  const same = what === "color-scheme" ? wanted === value : wanted === "still";
  const put = wanted === "system" ? question : same ? YES : NO;
  if (media.mediaText !== put) media.mediaText = put;
}

function oneOf<T extends string>(value: string | null, known: readonly T[]): T | "system" {
  return known.find((one) => one === value) ?? "system";
}
