/** What the service worker says by itself, in every language: the build writes it in (offline.ts). */

/** By what a device is told, the message that words it. */
export const CALL_TEXTS = {
  clue: "me-wanted-clue",
  guess: "me-wanted-guess",
  answer: "me-wanted-answer",
  taken: "calls-taken",
  until: "calls-until",
} as const;
