/** What two sides have together: tokens in the bank, mistakes that are left, agents found. */

import "./bank.css";
import { classes } from "../../look/identity";
import type { Game } from "../../table/view";
import { t, Text } from "../../text/text";

/** A line above the board, where a game has a bank. */
export function Bank({ game }: { game: Game }) {
  const { tokens, mistakes } = game.tally;
  if (tokens === undefined) return null;
  const spent = game.endings.reduce((sum, ending) => sum + (ending.tokens ?? 0), 0);
  return (
    <p class="bank">
      <span class="tokens" aria-hidden="true">
        {Array.from({ length: tokens + spent }, (_, place) => (
          <span key={place} class={classes("coin", place >= tokens && "used")} />
        ))}
      </span>
      <span>
        <Text id="board-tokens" count={tokens} />
        {mistakes !== undefined && ` · ${t("board-mistakes", { count: Math.min(mistakes, tokens) })}`}
        {" · "}
        <Text id="board-agents-found" count={game.covers.length} />
      </span>
    </p>
  );
}
