// Text is readable on every ground of the desk, by day and by night: 4.5 to 1, lines 3 to 1.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sheet = readFileSync("src/look/tokens.css", "utf8");
const night = /@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}/g;

function colours(css: string): Record<string, string> {
  const found = css.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

const day = colours(sheet.replace(night, ""));
const out = { ...day, ...colours(readFileSync("src/look/lights-out.css", "utf8")) };
const dark = { ...day, ...colours((sheet.match(night) ?? []).join("\n")) };

function light(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(desk: Record<string, string>, one: string, other: string): number {
  const both = [desk[one], desk[other]].map((colour) => light(colour ?? ""));
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** How far apart two colours lie, in steps of their three parts. */
function distance(one: string, other: string): number {
  const parts = [one, other].map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  return Math.hypot(...[0, 1, 2].map((part) => (parts[0]?.[part] ?? 0) - (parts[1]?.[part] ?? 0)));
}

const CLOTHS = ["red-cloth", "blue-cloth", "bystander-cloth", "assassin-cloth"];
const TEXT: [string, string[]][] = [
  ["ink", ["desk", "desk-deep", "paper", "lamp-glow", "red-tint", "blue-tint", ...CLOTHS]],
  ["cloth-soft", ["desk-deep", "paper", "lamp-glow", ...CLOTHS]],
  ["cloth-danger", ["paper", ...CLOTHS]],
  ["cloth-fine", ["paper", ...CLOTHS]],
  ["cloth-doubt", ["paper", ...CLOTHS]],
  ["ink-soft", ["desk", "desk-deep", "paper", "lamp-glow"]],
  ["lamp-ink", ["lamp"]],
  ["danger", ["desk", "paper"]],
  ["fine", ["desk", "paper"]],
  ["doubt", ["desk", "paper"]],
  ["on-card", ["card"]],
  ["on-mark", ["mark"]],
  ["on-red", ["red", "red-pattern"]],
  ["on-blue", ["blue", "blue-pattern"]],
  ["on-bystander", ["bystander"]],
  ["on-assassin", ["assassin", "assassin-pattern"]],
  ["red-text", ["red-tint", "paper", "desk"]],
  ["blue-text", ["blue-tint", "paper", "desk"]],
  ["bystander-text", ["bystander-tint", "paper", "desk"]],
  ["assassin-text", ["assassin-tint", "paper", "desk"]],
];
const LINES: [string, string[]][] = [
  ["field-line", ["desk", "paper"]],
  ["focus", ["focus-gap"]],
  ["lamp", ["desk", "desk-deep", "paper", "red-cloth", "blue-cloth"]],
];

describe.each([
  ["by day", day],
  ["by night", dark],
])("%s", (_name, desk) => {
  test.each(TEXT)("%s can be read", (ink, grounds) => {
    for (const ground of grounds) expect(contrast(desk, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LINES)("%s can be seen", (line, grounds) => {
    for (const ground of grounds) expect(contrast(desk, line, ground)).toBeGreaterThanOrEqual(3);
  });

  test("the desks of two teams are told apart by their colour, and from one that nobody plays at", () => {
    const [red = "", blue = "", plain = ""] = ["red-cloth", "blue-cloth", "desk"].map((name) => desk[name]);
    for (const [one, other] of [[red, blue], [red, plain], [blue, plain]] as const)
      expect(distance(one, other)).toBeGreaterThan(40);
  });

  test("the four identities differ in lightness as well as in hue", () => {
    const tones = ["assassin", "red", "bystander"].map((name) => light(desk[name] ?? ""));
    expect(tones).toEqual([...tones].sort((one, other) => one - other));
    expect(contrast(desk, "red", "bystander")).toBeGreaterThan(1.5);
    expect(contrast(desk, "blue", "bystander")).toBeGreaterThan(1.3);
  });
});

test.each(TEXT)("where the lamp has gone out by day, %s can be read", (ink, grounds) => {
  const dark = grounds.filter((ground) => !CLOTHS.slice(0, -1).includes(ground)); // the last one lies there
  for (const ground of dark) expect(contrast(out, ink, ground)).toBeGreaterThanOrEqual(4.5);
});
