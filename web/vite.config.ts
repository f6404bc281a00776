import { defineConfig, type Rolldown } from "vite";
import { smallFonts } from "./fonts.ts";
import { paintedIcons } from "./icons.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { packed } from "./packed.ts";
import { texts } from "./texts.ts";

// `npm run dev` passes the interface on to a server that runs beside it.
const server = process.env["CRYPTONYM_SERVER"] ?? "http://localhost:8765";

// Few and large: a browser that asks for fifty files is busy with asking. What every page needs,
// what several screens share with the board and what without it, the board; every other screen is
// a chunk of its own.
const SHARED = /src[\\/](device|look|protocol|shell|table|text)[\\/]/;
const BOARD = /screens[\\/]board[\\/]board\.tsx$/;
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: "index", tags: ["$initial"], priority: 4 },
  {
    name: (id, all) => (serves(BOARD, id, all) ? "look" : null),
    test: SHARED,
    minShareCount: 2,
    priority: 3,
  },
  { name: "apart", test: SHARED, minShareCount: 2, priority: 2 },
  { name: "board", test: BOARD, priority: 1 },
];

/** Whether a module is needed as soon as this screen is. */
function serves(
  screen: RegExp,
  id: string,
  all: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (screen.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return all.getModuleInfo(id)?.importers.some((one) => serves(screen, one, all, seen)) ?? false;
}

export default defineConfig({
  plugins: [smallFonts(), paintedIcons(), texts(), offline(), pages(), packed()],
  build: {
    outDir: "../src/cryptonym/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in the Python package
    proxy: { "/api": { target: server, ws: true } },
  },
});
