/** Faces of cards that are pictures: in small letters, where codenames are in capitals. */

import { signal } from "@preact/signals";
import { describedPictures, pictureAddress } from "../protocol/api";
import { offers } from "../protocol/offers";
import type { PicturesDescribed } from "../protocol/types";
import { language } from "../text/text";

/** Whether there is a picture on this card, and no word. */
export const isPicture = (face: string): boolean => /^[a-z]/.test(face);

const texts = signal<PicturesDescribed | null>(null);
let asked = ""; // in which language

/** What is said of pictures in the language of the interface; asked for when the first is seen. */
function textOf(face: string): { name: string; about: string } {
  const spoken = language.value;
  if (asked !== spoken) {
    asked = spoken;
    void describedPictures(spoken, offers.peek()?.pictures.descriptions[spoken]).then((answer) => {
      if (answer.ok && spoken === language.peek()) texts.value = answer.value;
      if (!answer.ok) asked = ""; // the next one who looks asks again
    });
  }
  const plain = face.replaceAll("-", " ");
  const { names = {}, pictures = {} } = texts.value ?? {};
  return { name: names[face] ?? plain, about: pictures[face] ?? plain };
}

/** What a card is called in a sentence: its word, or what its picture is made of. */
export const called = (face = ""): string => (isPicture(face) ? textOf(face).name : face);

/** The same for somebody who listens: a picture is described. */
export const heard = (face: string): string => (isPicture(face) ? textOf(face).about : face);

/** A picture on a card: where it is drawn, what it is made of, and what it shows. */
export interface Drawn {
  address: string;
  name: string;
  about: string;
}

/** What a card has to know to show a picture; nothing for a word. */
export function drawnOn(face: string): { picture?: Drawn } {
  return isPicture(face) ? { picture: { ...textOf(face), address: pictureAddress(offers.value?.pictures.version, face) } } : {};
}
