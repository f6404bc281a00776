/** Whether there is room for a column on either side of the board. */

import { useEffect, useState } from "preact/hooks";

const WIDE = "(min-width: 60rem) and (min-height: 34rem)"; // the same in layouts.css

/** True on desks, false on phones; follows the window. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const turn = () => setWide(query.matches);
    turn();
    query.addEventListener("change", turn);
    return () => query.removeEventListener("change", turn);
  }, []);
  return wide;
}
