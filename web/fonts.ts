// A plugin of the build: cuts every font down to the characters that fonts.css names.
import { readFileSync } from "node:fs";
import subset from "subset-font";
import type { Plugin } from "vite";

const SHEET = new URL("./src/look/fonts.css", import.meta.url);
const FEATURES = ["kern", "mark", "ccmp", "tnum"];

/** Every character inside the `unicode-range` lines of a style sheet. */
export function characters(sheet: string): string {
  const points = new Set<number>();
  for (const [, first, last] of sheet.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)) {
    const start = parseInt(first ?? "", 16);
    const end = last ? parseInt(last, 16) : start;
    for (let point = start; point <= end; point += 1) points.add(point);
  }
  return String.fromCodePoint(...points);
}

/** Replaces the fonts of a finished bundle by their subsets. */
export function smallFonts(): Plugin {
  return {
    name: "small-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      const kept = characters(readFileSync(SHEET, "utf8"));
      for (const asset of Object.values(bundle)) {
        if (asset.type !== "asset" || !asset.fileName.endsWith(".woff2")) continue;
        asset.source = await subset(Buffer.from(asset.source), kept, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: true,
        });
      }
    },
  };
}
