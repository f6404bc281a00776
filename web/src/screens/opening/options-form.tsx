/** Everything that can be agreed on beyond the defaults, folded away. */

import "./opening.css";
import type { About } from "../../protocol/types";
import { arePartners, cardsOf, playsPictures } from "../../table/sheets";
import type { Draft } from "./draft";
import { PaceFold } from "../slow/pace-fold";
import { MissionFold } from "./mission-fold";
import { RulesFold } from "./rules-fold";
import { BotsFold, CardsFold, CompanyFold, RefereeFold } from "./table-folds";
import { TimeFold } from "./time-fold";
import { WordsFold } from "./words-fold";

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
      <WordsFold
        offers={offers}
        language={options.language}
        cards={cardsOf(options.mode)}
        pictured={playsPictures(options.mode)}
        words={words}
        onWords={(changed) => onDraft({ ...draft, words: changed })}
      />
      {arePartners(options.mode) && <MissionFold options={options} onOptions={onOptions} />}
      <RulesFold offers={offers} options={options} onOptions={onOptions} />
      <RefereeFold options={options} onOptions={onOptions} />
      <PaceFold
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
        <TimeFold
          time={options.time}
          most={offers.limits.clock_seconds}
          onTime={(time) => onOptions({ ...options, time })}
        />
      )}
      <CardsFold options={options} onOptions={onOptions} />
      <CompanyFold settings={settings} onSettings={onSettings} fresh={fresh} />
      {offers.bots.length > 0 && <BotsFold settings={settings} onSettings={onSettings} />}
    </div>
  );
}
