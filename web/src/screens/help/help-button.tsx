/** The question mark; what it says comes when somebody asks. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { IconButton } from "../../look/button";
import { HelpIcon } from "../../look/icons";
import { lazily } from "../../shell/lazily";
import { t } from "../../text/text";

const Help = lazily(() => import("./help"));

/** Where somebody asks: before a game, in it, or after it. */
export type Place = "lobby" | "game" | "over";

/** Where the explanation is open. */
export const helpOpen = signal<Place | null>(null);

/** Nothing is explained any more. */
export function closeHelp(): void {
  helpOpen.value = null;
}

/** Explains the moment. */
export function HelpButton({ at }: { at: Place }) {
  useEffect(() => closeHelp, []); // another screen has come
  const open = () => {
    helpOpen.value = at;
  };
  return (
    <>
      <IconButton
        label={t("board-help")}
        onClick={() => void Help.come().then(open, () => undefined)}
        aria-haspopup="dialog"
      >
        <HelpIcon />
      </IconButton>
      {helpOpen.value === at && <Help />}
    </>
  );
}
