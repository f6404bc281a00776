/** What somebody says while the talk is out of sight: on the closed sheet, and in a bubble. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../../text/text";
import { unread } from "./mine";

const BUBBLE = 3000; // milliseconds

/** The last line and how many there are, for the tab of the closed sheet. */
export function Unread() {
  const count = unread.value.length;
  return (
    <span class="unread">
      <span>{unread.value.at(-1)}</span>
      <b class="figures" aria-label={t("board-unread", { count })} role="img">
        {count}
      </b>
    </span>
  );
}

/** The last line over the lower edge of the cards for a moment; it is in nobody's way. */
export function Bubble() {
  const last = unread.value.at(-1);
  const count = unread.value.length;
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    setFresh(count > 0);
    const timer = setTimeout(() => setFresh(false), BUBBLE);
    return () => clearTimeout(timer);
  }, [count]);
  return fresh && last ? (
    <p class="bubble" aria-hidden="true">
      {last}
    </p>
  ) : null;
}
