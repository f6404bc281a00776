/** Starts the client: first the words, then the page. */

import { render } from "preact";
import { App } from "./app";
import { keepAppearance } from "./device/appearance";
import { fetchLetters } from "./look/letters";
import { followLinks } from "./route";
import { comeToTable } from "./screens/at-table";
import { loadAnew } from "./shell/anew";
import { beInstallable } from "./shell/installed";
import { followRenewals } from "./shell/renewal";
import { SAMPLES } from "./text/languages";
import { firstLanguage, speak } from "./text/text";

const PATIENCE = 300; // milliseconds; a table that comes sooner is the first thing to be seen

/** No await at the top level: the screens need this module, and would wait for it. */
async function start(): Promise<void> {
  keepAppearance();
  followLinks();
  followRenewals();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const table = comeToTable().catch(() => undefined); // the words come meanwhile
  const language = firstLanguage();
  fetchLetters(SAMPLES[language]);
  await speak(language, false).catch(() => loadAnew());
  await Promise.race([table, patience]);
  render(<App />, document.getElementById("app") as HTMLElement);
  if (import.meta.env.PROD) beInstallable();
}

void start();
