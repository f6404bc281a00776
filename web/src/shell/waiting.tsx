import { useEffect, useState } from "preact/hooks";
import { Spinner } from "../look/spinner";
import { Text } from "../text/text";

const PATIENCE = 300; // what comes sooner needs no announcement

/** Something is on its way. */
export function Waiting() {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return <div class="waiting" />;
  return (
    <div class="waiting" role="status">
      <Spinner /> <Text id="app-loading" />
    </div>
  );
}
