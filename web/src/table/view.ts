/** The table as the client holds it: a view with every field filled in. */

import {
  SettingsDefaults,
  TableViewDefaults,
  ViewDefaults,
  WordsDefaults,
  type Settings,
  type TableView,
  type Team,
  type View,
  type WordCovered,
  type Words,
} from "../protocol/types";
import { wholeCampaign, type Won } from "./campaign";

/** A game as you see it; nothing is left out, absent things are null or empty. */
export type Game = Required<View>;

/** The words that a side has left; null where it is not yours to know how many (Duet). */
export const wordsLeft = ({ left }: Pick<View, "left">, team: Team): number | null =>
  (left as Partial<View["left"]>)[team] ?? null;

/** The whole table as you see it. */
export type Table = Required<Omit<TableView, "settings" | "words" | "campaign" | "game">> & {
  settings: Required<Settings>;
  words: Required<Words>;
  campaign: Won | null;
  game: Game | null;
};

/** A view from the wire, with what the server leaves out. */
export function whole(view: TableView): Table {
  return {
    ...TableViewDefaults,
    ...view,
    settings: wholeSettings(view.settings),
    words: wholeWords(view.words),
    campaign: wholeCampaign(view.campaign),
    game: view.game ? { ...ViewDefaults, ...view.game } : null,
  };
}

/** Whether somebody touched it; else it is a penalty, or a word of opponents who are not there. */
export const isTouched = ({ cause = "guess" }: Pick<WordCovered, "cause">): boolean => cause === "guess";

/** Settings with what the server leaves out. */
export function wholeSettings(settings: Settings): Required<Settings> {
  return { ...SettingsDefaults, ...settings };
}

/** Words with what the server leaves out. */
export function wholeWords(words: Words): Required<Words> {
  return { ...WordsDefaults, ...words };
}
