/** The board of every screen; a picture on it can be looked at, large and described. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { BoardGrid, type BoardProps } from "../look/board-grid";
import { everyText } from "../text/text";

type Large = (typeof import("./large-picture"))["default"];

const large = signal<Large | null>(null); // fetched by the first who looks

/** A press that is held, or Shift and Enter, shows the picture of a card. */
export function FacesBoard(props: BoardProps) {
  const [place, setPlace] = useState<number | null>(null);
  const pictured = props.cards.some((card) => card.picture);
  const looker = useRef<Element | null>(null); // has the focus again when the picture goes
  useEffect(() => {
    if (place === null && looker.current instanceof HTMLElement) looker.current.focus();
  }, [place]);
  const look = async (at: number) => {
    looker.current = document.activeElement;
    const [found] = await Promise.all([import("./large-picture"), everyText()]);
    large.value = found.default;
    setPlace(at);
  };
  const LargePicture = large.value;
  return (
    <>
      <BoardGrid {...props} {...(pictured && { onLook: (at) => void look(at) })} />
      {LargePicture && place !== null && (
        <LargePicture cards={props.cards} place={place} onPlace={setPlace} />
      )}
    </>
  );
}
