/**
 * Vite plugin: what is written in each language, as strings in modules of their own.
 * `virtual:text/en` is what a board and its frame say, so that a game begins soon on an old
 * phone; `virtual:text/en/others` is everything else; `virtual:text/en/how-to-play` is that page.
 * `virtual:languages/board`, and so on, has all languages, each to be fetched when it is needed.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/text/languages.ts";

const OURS = join(import.meta.dirname, "../src/cryptonym");
const MORE = (process.env["CRYPTONYM_LANGUAGES"] ?? "").split(delimiter).filter(Boolean);
const WANTED = /^(web-.*|terms|refusals|referee|records)\.ftl$/; // the terminal's stay out
const FIRST = /^(web-(app|board|device|duties)|terms|refusals|referee)\.ftl$/;
const NAME = /^virtual:(?:text\/(\w+)|languages)(?:\/(board|others|how-to-play))?$/;

/** Three modules for each language, and three with all languages. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [found, language, part = "board"] = NAME.exec(id.replace("\0", "")) ?? [];
      if (!found) return null;
      if (!language) return allLanguages(part);
      const { files, written } = part === "how-to-play" ? page(language) : messages(language, part);
      for (const path of files) this.addWatchFile(path);
      return `export default ${JSON.stringify(written)};`;
    },
  };
}

interface Written {
  files: string[];
  written: string;
}

function allLanguages(part: string): string {
  const after = part === "board" ? "" : `/${part}`; // the chunk is named after the language
  const lines = LANGUAGES.map((code) => `${code}: () => import("virtual:text/${code}${after}")`);
  return `export default { ${lines.join(", ")} };`;
}

function page(language: string): Written {
  const path = join(folderOf(language), "how-to-play.md");
  return { files: [path], written: readFileSync(path, "utf-8") };
}

const messages = (language: string, part: string): Written =>
  messagesOf(language, (name) => FIRST.test(name) === (part === "board"));

/** The messages of a language, and the files they are in. */
export function messagesOf(
  language: string,
  isMeant: (file: string) => boolean = () => true,
): Written {
  const folder = folderOf(language);
  const files = readdirSync(folder)
    .filter((name) => WANTED.test(name) && isMeant(name))
    .sort()
    .map((name) => join(folder, name));
  const written = files.map((path) => readFileSync(path, "utf-8")).join("\n");
  return { files, written: written.replace(/^#.*\n+/gm, "") }; // comments are for writers
}

/** The texts of a language lie in our package, or where src/cryptonym/languages.py found them. */
function folderOf(language: string): string {
  const folders = [OURS, ...MORE].map((root) => join(root, "text", language));
  const folder = folders.find((path) => existsSync(path));
  if (!folder) throw new Error(`there are no texts in ${language}`);
  return folder;
}
