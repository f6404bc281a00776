/** The kind of game: two teams, all together, or three players. */

import { Choice } from "../../look/choice";
import type { Mode } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";

const MODES: readonly Mode[] = ["teams", "coop", "shared"];

/** Choose one, and read in a line what it is. */
export function ModeChoice({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <div class="stack tight">
      <Choice
        legend={t("opening-mode")}
        options={MODES.map((value) => ({ value, label: modeName(value) }))}
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
export const modeName = (mode: Mode) => t(byCode("opening-mode-", mode));
