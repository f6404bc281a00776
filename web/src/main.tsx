/** Starts the client: first the words, then the page. */

import { render } from "preact";
import { App } from "./app";
import { keepAppearance } from "./device/appearance";
import { followLinks, route } from "./route";
import { loadAnew } from "./shell/anew";
import { beInstallable } from "./shell/installed";
import { goToTable } from "./table/table";
import { firstLanguage, speak } from "./text/text";

keepAppearance();
followLinks();
const { page } = route.peek();
if (page.name === "table") goToTable(page.id); // the words come meanwhile
await speak(firstLanguage(), false).catch(() => loadAnew());
render(<App />, document.getElementById("app") as HTMLElement);
if (import.meta.env.PROD) beInstallable();
