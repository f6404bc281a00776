import { useEffect, useState } from "preact/hooks";
import { CheckIcon, HelpIcon, WarningIcon } from "../../look/icons";
import { Spinner } from "../../look/spinner";
import type { Game } from "../../table/view";
import { Text } from "../../text/text";
import { checkDeal, type Fairness } from "./fairness";

const ICONS = { fair: CheckIcon, unfair: WarningIcon, unknown: HelpIcon };

/** Whether the deal is the one that was sealed before the first clue, with a tick. */
export function Seal({ game, table, number }: { game: Game; table: string; number: number }) {
  const [fairness, setFairness] = useState<Fairness>("checking");
  useEffect(() => {
    let gone = false;
    setFairness("checking");
    void checkDeal(game, table, number).then((found) => {
      if (!gone) setFairness(found);
    });
    return () => {
      gone = true;
    };
  }, [game.commitment, game.salt]); // the salt comes a moment after the end
  const Icon = fairness === "checking" ? Spinner : ICONS[fairness];
  return (
    <div class={`seal ${fairness}`}>
      <Icon />
      <div role="status">
        {fairness === "checking" && <Text id="end-checking" />}
        {fairness === "fair" && <Text id="end-fair" />}
        {fairness === "unfair" && <Text id="end-unfair" />}
        {fairness === "unknown" && <Text id="end-unchecked" />}
      </div>
      <code class="small soft">{game.commitment}</code>
    </div>
  );
}
