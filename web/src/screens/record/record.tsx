import { Text } from "../../text/text";

/** A game on record. */
export default function Record() {
  return (
    <div class="page">
      <h1>
        <Text id="app-page" page="record" />
      </h1>
    </div>
  );
}
