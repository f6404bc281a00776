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
  return (
    <div class="stack tight">
      <Choice
        legend={t("opening-mode")}
        options={games.map(({ name }) => ({ value: name, label: modeName(name) }))}
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
