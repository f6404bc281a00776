/** Everything that can be agreed on beyond the defaults, in drawers. */

import "./opening.css";
import type { About } from "../../protocol/types";
import { arePartners, cardsOf, playsPictures } from "../../table/sheets";
import type { Draft } from "./draft";
import { PaceDrawer } from "../slow/pace-drawer";
import { MissionDrawer } from "./mission-drawer";
import { RulesDrawer } from "./rules-drawer";
import { BotsDrawer, CardsDrawer, CompanyDrawer, RefereeDrawer } from "./table-drawers";
import { TimeDrawer } from "./time-drawer";
import { WordsDrawer } from "./words-drawer";

/** The drawers; `fresh` is a table that is not open yet. */
export function OptionsForm({
  offers,
  draft,
  onDraft,
  fresh,
}: {
  offers: About;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  fresh: boolean;
}) {
  const { options, settings, words } = draft;
  const onOptions = (changed: Draft["options"]) => onDraft({ ...draft, options: changed });
  const onSettings = (changed: Draft["settings"]) => onDraft({ ...draft, settings: changed });
  return (
    <div class="drawers">
      <WordsDrawer
        offers={offers}
        language={options.language}
        cards={cardsOf(options.mode)}
        pictured={playsPictures(options.mode)}
        words={words}
        onWords={(changed) => onDraft({ ...draft, words: changed })}
      />
      {arePartners(options.mode) && <MissionDrawer options={options} onOptions={onOptions} />}
      <RulesDrawer offers={offers} options={options} onOptions={onOptions} />
      <RefereeDrawer options={options} onOptions={onOptions} />
      <PaceDrawer
        slow={settings.slow}
        onSlow={(slow) =>
          onDraft({
            ...draft,
            settings: { ...settings, slow },
            // nobody plays over days against a clock
            options: slow ? { ...options, time: { ...options.time, kind: "none" } } : options,
          })
        }
      />
      {!settings.slow && (
        <TimeDrawer
          time={options.time}
          most={offers.limits.clock_seconds}
          onTime={(time) => onOptions({ ...options, time })}
        />
      )}
      <CardsDrawer options={options} onOptions={onOptions} />
      <CompanyDrawer settings={settings} onSettings={onSettings} fresh={fresh} />
      {offers.bots.length > 0 && <BotsDrawer settings={settings} onSettings={onSettings} />}
    </div>
  );
}
