/**
 * Vite plugin: what is written in each language, as strings in modules of their own.
 * `virtual:text/en` is what a board and its frame say, so that a game begins soon on an old
 * phone; `virtual:text/en/games` is what some games say there besides, `virtual:text/en/others`
 * everything else; `virtual:text/en/how-to-play` has the pages
 * about it by game, the usual one without a name.
 * `virtual:languages/board`, and so on, has all languages, each to be fetched when it is needed.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES } from "./src/text/languages.ts";

const OURS = join(import.meta.dirname, "../src/cryptonym");
const MORE = (process.env["CRYPTONYM_LANGUAGES"] ?? "").split(delimiter).filter(Boolean);
const WANTED = /^(web-.*|terms|terms-\w+|refusals|refusals-\w+|referee|records)\.ftl$/; // the terminal's stay out
const FIRST = /^(web-(app|board|device|duties|presence)|terms|refusals)\.ftl$/;
const OF_A_GAME = /^(web-board|web-duties|terms|refusals)-(duet|pictures)\.ftl$/; // what the board of one game says
const NAME = /^virtual:(?:text\/(\w+)|languages)(?:\/(board|games|others|how-to-play))?$/;

/** Four modules for each language, and four with all languages. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [found, language, part = "board"] = NAME.exec(id.replace("\0", "")) ?? [];
      if (!found) return null;
      if (!language) return allLanguages(part);
      const { files, written } = part === "how-to-play" ? pages(language) : messages(language, part);
      for (const path of files) this.addWatchFile(path);
      return `export default ${JSON.stringify(written)};`;
    },
  };
}

interface Written<T = string> {
  files: string[];
  written: T;
}

function allLanguages(part: string): string {
  const after = part === "board" ? "" : `/${part}`; // the chunk is named after the language
  const lines = LANGUAGES.map((code) => `${code}: () => import("virtual:text/${code}${after}")`);
  return `export default { ${lines.join(", ")} };`;
}

const PAGE = /^how-to-play(?:-(\w+))?\.md$/;

function pages(language: string): Written<Record<string, string>> {
  const folder = folderOf(language);
  const files = readdirSync(folder).filter((name) => PAGE.test(name));
  const byGame = files.map((name) => [
    PAGE.exec(name)?.[1] ?? "",
    readFileSync(join(folder, name), "utf-8"),
  ]);
  return { files: files.map((name) => join(folder, name)), written: Object.fromEntries(byGame) };
}

const messages = (language: string, part: string): Written =>
  messagesOf(language, (name) => partOf(name) === part);

function partOf(name: string): string {
  if (FIRST.test(name)) return "board";
  return OF_A_GAME.test(name) ? "games" : "others";
}

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
