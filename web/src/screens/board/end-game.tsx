/** The host ends a game for everybody: an end that is no result. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Text } from "../../text/text";
import { send } from "./mine";

/** Two taps, as there is no way back. */
export function EndGame() {
  const [sure, setSure] = useState(false);
  return (
    <Button
      kind="danger"
      onClick={() => {
        if (sure) void send({ type: "break_off_game" });
        setSure(!sure);
      }}
    >
      <Text id={sure ? "presence-end-sure" : "presence-end-game"} />
    </Button>
  );
}
