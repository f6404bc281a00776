/** One picture as large as the screen allows, with what it shows in words. */

import "./large-picture.css";
import { useEffect } from "preact/hooks";
import { IconButton } from "../look/button";
import type { CardFace } from "../look/card";
import { Dialog } from "../look/dialog";
import { ArrowIcon, BackIcon } from "../look/icons";
import { t } from "../text/text";

/** Arrows lead to the next card with a picture; Escape, or a tap beside it, back to the board. */
export default function LargePicture({
  cards,
  place,
  onPlace,
}: {
  cards: readonly CardFace[];
  place: number;
  onPlace: (place: number | null) => void;
}) {
  const pictured = cards.map((_card, at) => at).filter((at) => cards[at]?.picture);
  const card = cards[place];
  const step = (by: number) => {
    const at = pictured.indexOf(place) + by + pictured.length;
    onPlace(pictured[at % pictured.length] ?? place);
  };
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") step(1);
      if (key === "ArrowLeft") step(-1);
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  });
  if (!card?.picture) return null;
  const { name, about, address } = card.picture;
  const more = card.label.slice(about.length).replace(/^, /, ""); // identity, marks
  return (
    <Dialog open title={name} closeLabel={t("board-picture-close")} onClose={() => onPlace(null)}>
      <div class="large-picture">
        <img src={address} alt={about} />
        <p aria-live="polite">
          {about}
          {more && <span class="soft"> ({more})</span>}
        </p>
        <div class="row apart">
          <IconButton label={t("board-picture-back")} onClick={() => step(-1)}>
            <BackIcon />
          </IconButton>
          <IconButton label={t("board-picture-next")} onClick={() => step(1)}>
            <ArrowIcon />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
}
