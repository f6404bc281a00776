import { Text } from "../../text/text";

/** How to play. */
export default function How() {
  return (
    <div class="page">
      <h1>
        <Text id="app-page" page="how" />
      </h1>
    </div>
  );
}
