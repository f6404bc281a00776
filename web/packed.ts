/** Vite plugin: beside every text file of the build the same one packed, as the server hands it out. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|svg|webmanifest)$/;

/** Packed once, with Brotli; what little is left to do, gzip for old browsers, the server does. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir ?? "", name);
        const plain = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
      }
    },
  };
}
