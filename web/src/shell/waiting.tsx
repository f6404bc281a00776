import { useEffect, useState } from "preact/hooks";
import { Spinner } from "../look/spinner";
import { Text, type MessageId } from "../text/text";

const PATIENCE = 300; // what comes sooner needs no announcement

/** Something is on its way. */
export function Waiting() {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Spins id="app-loading" /> : <div class="waiting" />;
}

/** The server that would send it does not answer. */
export function Trying() {
  return <Spins id="app-trying" />;
}

function Spins({ id }: { id: MessageId }) {
  return (
    <div class="waiting" role="status">
      <Spinner /> <Text id={id} />
    </div>
  );
}
