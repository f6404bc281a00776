import "./bits.css";
import { BotIcon } from "./icons";
import { classes } from "./identity";

/** A person as an index tab with their initials; bots wear a face of their own. */
export function Avatar({
  initials,
  bot,
  away,
}: {
  initials: string;
  bot?: boolean;
  away?: boolean;
}) {
  return (
    <span class={classes("avatar", away && "away")} aria-hidden="true">
      {bot ? <BotIcon /> : initials}
    </span>
  );
}
