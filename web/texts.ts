/** Vite plugin: `virtual:text/en` is all messages of a language that the client needs, as one string. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/cryptonym/text");
const WANTED = /^(web-.*|terms|refusals|referee|records)\.ftl$/; // the terminal's stay out
const NAME = /^virtual:text\/(\w\w)$/;

/** One module for each language. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.replace("\0", ""))?.[1];
      if (!language) return null;
      const { files, written } = messagesOf(language);
      for (const path of files) this.addWatchFile(path);
      return `export default ${JSON.stringify(written)};`;
    },
  };
}

/** The messages of a language, and the files they are in. */
export function messagesOf(language: string): { files: string[]; written: string } {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder)
    .filter((name) => WANTED.test(name))
    .sort()
    .map((name) => join(folder, name));
  const written = files.map((path) => readFileSync(path, "utf-8")).join("\n");
  return { files, written: written.replace(/^#.*\n+/gm, "") }; // comments are for writers
}
