/** Starts the client: first the words, then the page. */

import { render } from "preact";
import { App } from "./app";
import { keepAppearance } from "./device/appearance";
import { followLinks } from "./route";
import { beInstallable } from "./shell/installed";
import { firstLanguage, speak } from "./text/text";

keepAppearance();
followLinks();
await speak(firstLanguage(), false);
render(<App />, document.getElementById("app") as HTMLElement);
if (import.meta.env.PROD) beInstallable();
