import { render } from "preact";

render(<main />, document.getElementById("app") as HTMLElement);
