import { Text } from "../../text/text";

/** At the table itself: others decide about the clue in doubt. */
export function JuryAsked() {
  return (
    <p class="soft small">
      <Text id="strangers-jury-about" />
    </p>
  );
}
