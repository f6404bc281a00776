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
const SCREENS = /src[\\/]screens[\\/]/;
const SMALL = 1600; // bytes of a module before it is packed: not worth a file and its name in every board
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
  {
    name: (id, all) => (serves(BOARD, id, all) ? null : "small"),
    test: SCREENS,
    minShareCount: 2,
    maxModuleSize: SMALL,
    priority: 0, // after the board has what it needs
  },
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

// Every board brings the names of all chunks along, and a hash does not pack: a few letters are enough.
const NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:6][extname]",
};

export default defineConfig({
  plugins: [smallFonts(), paintedIcons(), texts(), offline(), pages(), packed()],
  build: {
    outDir: "../src/cryptonym/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts
    // What is imported is asked for in the same moment, so only what it needs is named beside it. The
    // runtime is so small that it comes with its first user; a slow browser would complain of it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        needed.filter((one) => one !== file && !one.includes("rolldown-runtime")),
    },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...NAMES } },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in the Python package
    proxy: { "/api": { target: server, ws: true } },
  },
});
