import { Button } from "../../look/button";
import { go } from "../../route";
import { Text } from "../../text/text";

/** The front page. */
export default function Front() {
  return (
    <div class="page">
      <h1>
        <Text id="app-page" page="front" />
      </h1>
      <Button kind="primary" big onClick={() => go("/open")}>
        <Text id="front-open" />
      </Button>
      <p>
        <a href="/how">
          <Text id="app-page" page="how" />
        </a>
      </p>
    </div>
  );
}
