/**
 * Vite plugin: the page of a table in each language, `table.en.html` and so on. It is `index.html`
 * and names in its head what a board is made of, so that a browser asks for everything at once and
 * not for one after the other. The server chooses by the languages that a browser asks for.
 */

import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./src/text/languages.ts";

const BOARD = /screens[\\/]board[\\/]board\.tsx$/;
const LETTERS = /-latin-\d+-normal-.*\.woff2$/; // figures and spaces are among them in any language

/** One page more for each language, for tables. */
export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // index.html is there by then
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no page to begin with");
        for (const language of LANGUAGES) {
          const source = pageOfTable(String(page.source), language, bundle);
          this.emitFile({ type: "asset", fileName: `table.${language}.html`, source });
        }
      },
    },
  };
}

/** The page with what a board in this language needs in its head, each file once. */
export function pageOfTable(page: string, language: string, bundle: Rolldown.OutputBundle): string {
  const text = (id: string) => id.endsWith(`virtual:text/${language}`);
  const scripts = [...chunksWith(bundle, (id) => BOARD.test(id)), ...chunksWith(bundle, text)];
  const sheets = scripts.flatMap((name) => [...sheetsOf(bundle[name])]);
  const letters = Object.keys(bundle).filter((name) => LETTERS.test(name));
  const lines = [
    ...letters.map((name) => `rel="preload" as="font" type="font/woff2" crossorigin href="/${name}"`),
    ...scripts.map((name) => `rel="modulepreload" crossorigin href="/${name}"`),
    ...sheets.map((name) => `rel="stylesheet" crossorigin href="/${name}"`),
  ].filter((line) => !page.includes(line.slice(line.indexOf("/assets/"))));
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `${lines.map((line) => `  <link ${line}>\n  `).join("")}</head>`);
}

/** The chunk with this module, after those it needs, as their sheets come first. */
function chunksWith(bundle: Rolldown.OutputBundle, isMeant: (id: string) => boolean): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    for (const needed of chunk.imports) add(needed);
    found.add(name);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && chunk.moduleIds.some(isMeant)) add(chunk.fileName);
  if (!found.size) throw new Error("a table's page would lack something");
  return [...found];
}

function sheetsOf(file: Rolldown.OutputBundle[string] | undefined): Iterable<string> {
  return file?.type === "chunk" ? (file.viteMetadata?.importedCss ?? []) : [];
}
