/** The table as the client holds it: a view with every field filled in. */

import {
  SettingsDefaults,
  TableViewDefaults,
  ViewDefaults,
  WordsDefaults,
  type Settings,
  type TableView,
  type View,
  type WordCovered,
  type Words,
} from "../protocol/types";

/** A game as you see it; nothing is left out, absent things are null or empty. */
export type Game = Required<View>;

/** The whole table as you see it. */
export type Table = Required<Omit<TableView, "settings" | "words" | "game">> & {
  settings: Required<Settings>;
  words: Required<Words>;
  game: Game | null;
};

/** A view from the wire, with what the server leaves out. */
export function whole(view: TableView): Table {
  return {
    ...TableViewDefaults,
    ...view,
    settings: wholeSettings(view.settings),
    words: wholeWords(view.words),
    game: view.game ? { ...ViewDefaults, ...view.game } : null,
  };
}

/** Whether somebody touched it; else it is a penalty, or a word of opponents who are not there. */
export const isTouched = ({ cause = "guess" }: WordCovered): boolean => cause === "guess";

/** Settings with what the server leaves out. */
export function wholeSettings(settings: Settings): Required<Settings> {
  return { ...SettingsDefaults, ...settings };
}

/** Words with what the server leaves out. */
export function wholeWords(words: Words): Required<Words> {
  return { ...WordsDefaults, ...words };
}
