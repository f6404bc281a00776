import { useEffect, useState } from "preact/hooks";
import { Spinner } from "../look/spinner";
import { route } from "../route";
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
  return (
    <div class="page">
      <h1>
        <Text id="app-page" page={route.value.page.name} />
      </h1>
      <Spins id="app-trying" />
    </div>
  );
}

function Spins({ id }: { id: MessageId }) {
  return (
    <div class="waiting" role="status">
      <Spinner /> <Text id={id} />
    </div>
  );
}
