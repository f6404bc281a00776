/** Vite plugin: what makes the client an app that is installed: manifests and the service worker. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { CALL_TEXTS } from "./src/text/call-texts.ts";
import { LANGUAGES } from "./src/text/languages.ts";
import { messagesOf } from "./texts.ts";

const WORKER = join(import.meta.dirname, "service-worker.js");
const DARK = "#17191c";
const ICONS = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
];
const KEPT = /^assets\/.*\.(js|css)$/;

/** A manifest in each language, and the worker with the names of this build. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // the page is there by then
      handler(_options, bundle) {
        for (const language of LANGUAGES) {
          const source = JSON.stringify(manifest(language));
          this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
        }
        const files = Object.keys(bundle).filter((name) => KEPT.test(name));
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("there is no page for the worker to keep");
        const source = worker(String(page.source), files.sort());
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

/** The worker that keeps this page and these files; another build is another version. */
export function worker(page: string, files: readonly string[]): string {
  const texts = JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, calls(one)])));
  const written = readFileSync(WORKER, "utf-8").replace("__TEXTS__", () => texts);
  const version = createHash("sha256").update(written + page + files.join()).digest("hex");
  return written
    .replace("__VERSION__", version.slice(0, 12))
    .replace("__SHELL__", JSON.stringify(files.map((name) => `/${name}`)));
}

/** What the worker says by itself in a language; it puts the time in. */
export function calls(language: string): Record<string, string> {
  const say = sayingIn(language);
  const texts = Object.entries(CALL_TEXTS);
  return Object.fromEntries(texts.map(([what, id]) => [what, say(id, { time: "{time}" })]));
}

function sayingIn(language: string) {
  const bundle = new FluentBundle([language, "en"], { useIsolating: false });
  bundle.addResource(new FluentResource(messagesOf(language).written));
  return (id: string, values = {}) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", values);
}

/** What a system wants to know of an app, in a language. */
export function manifest(language: string): object {
  const say = sayingIn(language);
  return {
    id: "/",
    name: "Cryptonym",
    short_name: "Cryptonym",
    description: say("front-lead"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: DARK,
    theme_color: DARK,
    categories: ["games"],
    icons: ICONS.flatMap((icon) => ["any", "maskable"].map((purpose) => ({ ...icon, purpose }))),
    shortcuts: [
      { name: say("app-page", { page: "opening" }), url: "/open" },
      { name: say("app-page", { page: "companion" }), url: "/companion" },
    ],
  };
}
