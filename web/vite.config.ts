import { defineConfig } from "vite";
import { smallFonts } from "./fonts.ts";
import { paintedIcons } from "./icons.ts";
import { offline } from "./offline.ts";
import { packed } from "./packed.ts";
import { texts } from "./texts.ts";

// `npm run dev` passes the interface on to a server that runs beside it.
const server = process.env["CRYPTONYM_SERVER"] ?? "http://localhost:8765";

export default defineConfig({
  plugins: [smallFonts(), paintedIcons(), texts(), offline(), packed()],
  build: {
    outDir: "../src/cryptonym/_web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in the Python package
    proxy: { "/api": { target: server, ws: true } },
  },
});
