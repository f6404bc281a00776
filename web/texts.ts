/**
 * Vite plugin: the messages of a language that the client needs, as strings in two modules.
 * `virtual:text/en` is what a board and its frame say, so that a game begins soon on an old phone;
 * `virtual:text/en/others` is everything else.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/cryptonym/text");
const WANTED = /^(web-.*|terms|refusals|referee|records)\.ftl$/; // the terminal's stay out
const FIRST = /^(web-(app|board|device|duties)|terms|refusals|referee)\.ftl$/;
const NAME = /^virtual:text\/(\w\w)(\/others)?$/;

/** Two modules for each language. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language, others] = NAME.exec(id.replace("\0", "")) ?? [];
      if (!language) return null;
      const { files, written } = messagesOf(language, (name) => FIRST.test(name) !== !!others);
      for (const path of files) this.addWatchFile(path);
      return `export default ${JSON.stringify(written)};`;
    },
  };
}

/** The messages of a language, and the files they are in. */
export function messagesOf(
  language: string,
  isMeant: (file: string) => boolean = () => true,
): { files: string[]; written: string } {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder)
    .filter((name) => WANTED.test(name) && isMeant(name))
    .sort()
    .map((name) => join(folder, name));
  const written = files.map((path) => readFileSync(path, "utf-8")).join("\n");
  return { files, written: written.replace(/^#.*\n+/gm, "") }; // comments are for writers
}
