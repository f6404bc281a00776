import { Text } from "../../text/text";

/** For friends around real cards. */
export default function Companion() {
  return (
    <div class="page">
      <h1>
        <Text id="app-page" page="companion" />
      </h1>
    </div>
  );
}
