/** What makes the page an app: a manifest in the reader's language, and a worker that keeps the shell. */

import { effect } from "@preact/signals";
import { keepShell } from "../device/worker";
import { table } from "../table/table";
import { language } from "../text/text";

/** Let the browser offer to install it. */
export function beInstallable(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  document.head.append(link);
  effect(() => {
    link.href = `/manifest.${language.value}.webmanifest`;
  });
  keepShell(() => ["live", undefined].includes(table.peek()?.connection.peek()));
}
