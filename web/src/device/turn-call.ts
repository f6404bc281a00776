/** The game waits for you: title, badge, a shiver, a word from the system, and a screen that stays lit. */

import { stayAwake } from "./awake";
import { badgeHere } from "./badge";
import { notify, takeBackNotification } from "./notifications";
import { vibrate } from "./vibration";

const SHIVER = [60, 80, 60];

/** Call somebody to their turn; returns how to end the call. For an effect: it calls once. */
export function callToTurn({ mine, title }: { mine: boolean; title: string }): () => void {
  if (!mine) return () => undefined;
  const before = document.title;
  const during = `● ${title}`;
  const sleep = stayAwake();
  const seen = () => void (document.hidden || takeBackNotification());
  document.title = during;
  document.addEventListener("visibilitychange", seen);
  badgeHere(true);
  vibrate(SHIVER);
  void notify(title);
  return () => {
    sleep();
    document.removeEventListener("visibilitychange", seen);
    if (document.title === during) document.title = before; // else another page has its own by now
    badgeHere(false);
    void takeBackNotification();
  };
}
