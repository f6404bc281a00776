/** Starts the client: first the words, then the page. */

import { render } from "preact";
import { App } from "./app";
import { followLinks } from "./route";
import { firstLanguage, speak } from "./text/text";

followLinks();
await speak(firstLanguage(), false);
render(<App />, document.getElementById("app") as HTMLElement);
