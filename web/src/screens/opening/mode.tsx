/** The kind of game: whatever this server can play. */

import { Choice } from "../../look/choice";
import type { GameSheet, Mode } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";

/** Choose one, and read in a line what it is. */
export function ModeChoice({
  games,
  mode,
  onMode,
}: {
  games: readonly GameSheet[];
  mode: Mode;
  onMode: (mode: Mode) => void;
}) {
  const faces = [...new Set(games.map((game) => game.faces))];
  const { faces: shown } = games.find(({ name }) => name === mode) ?? { faces: faces[0] };
  const kinds = games.filter((game) => game.faces === shown);
  // the same kind of game with the other faces, if there is one: they stand in the same order
  const likeThis = (wanted: GameSheet["faces"] | undefined) => {
    const others = games.filter((game) => game.faces === wanted);
    return others[kinds.findIndex(({ name }) => name === mode)] ?? others[0];
  };
  return (
    <div class="stack tight">
      {faces.length > 1 && (
        <Choice
          legend={t("opening-faces")}
          options={faces.map((value) => ({ value, label: t("opening-faces-name", { faces: value }) }))}
          value={shown ?? null}
          onChoose={(wanted) => onMode(likeThis(wanted)?.name ?? mode)}
        />
      )}
      <Choice
        legend={t("opening-mode")}
        options={kinds.map(({ name }) => ({ value: name, label: modeName(name) }))}
        value={mode}
        onChoose={onMode}
      />
      <p class="small soft">
        <Text id={byCode("opening-about-", mode)} />
      </p>
    </div>
  );
}

/** The kind of game in a word or two. */
export const modeName = (mode: Mode) => t(byCode("opening-mode-", mode), { mode });
