// Boards of the gallery: the longest words of six languages, seen by everybody at the table.
import type { CardFace } from "./card";
import type { Identity } from "./identity";

const ME = { name: "Me", initials: "ME", own: true };
const MARKS = [{ name: "Anna Lind", initials: "AL" }, { name: "Konstantinos", initials: "KO" }, ME];

const KEY = "rrb.brb.rr.bx.rb.rb.rb.b.";
const LETTERS: Record<string, Identity> = { r: "red", b: "blue", ".": "bystander", x: "assassin" };

export const IDENTITIES: Identity[] = [...KEY].map((letter) => LETTERS[letter] ?? "unknown");

const WORDS: Record<string, string> = {
  en: "BANK CATERPILLAR NEW|YORK|! LIGHT|HOUSE KING SNOW|MAN ICE TRAMPOLINE CINDERELLA WEB LABYRINTH MOSCOW OLYMPUS PIE EARTH|QUAKE CROWN BUTTERFLY MARCH PILOT SATURN ARCHAEOLOGICAL LONDON TRAIN FOREST AIR",
  nb: "HESTE|SKO KRANSE|KAKE ØL ASKELADDEN ENHJØRNING SOMMER|FUGLER SØLV HELIKOPTER EDDER|KOPP STAV|KIRKE MUSIKK|KORPSET FJORD TROLL BRUNOST ÅL YGGDRASIL FRI|MERKE PRINSESSE BRANN|SLUKKER SPAGHETTI IS KYST NORDLYS VALKYRJE SKI|LØPER",
  el: "ΚΑΛΙΚΑΝΤΖΑΡΟΣ ΗΛΙΟΣ ΚΟΥΚΟΥΒΑΓΙΑ ΓΗ ΚΑΡΑΓΚΙΟΖΗΣ ΦΟΥΣΤΑΝΕΛΑ ΠΛΟΙΟ ΛΑΒΥΡΙΝΘΟΣ ΕΛΙΚΟΠΤΕΡΟ ΤΡΑΠΕΖΑ ΜΗΛΟ ΣΤΑΥΡΟΛΕΞΟ ΚΥΜΑ ΣΚΟΥΛΑΡΙΚΙ ΥΔΡΑΡΓΥΡΟΣ ΦΩΣ ΒΡΙΚΟΛΑΚΑΣ ΑΘΗΝΑ ΘΕΑΤΡΟ ΚΑΠΕΤΑΝΙΟΣ ΝΗΣΙ ΨΩΜΙ ΔΡΑΚΟΣ ΣΕΡΒΙΤΟΡΟΣ ΚΟΥΡΑΜΠΙΕΣ",
  eo: "ŜIPO KANDEL|INGO ĈEVALO RENKONTIĜO ŬATO PIED|PILKO ĴURNALO HORIZONTO ĤORO DORMO|SAKO FUNDAMENTO ĜARDENO BIRDO MIKROFONO STELO KOMENCANTO LUNO ROBINSONO BIBLIOTEKO AKVO DIRIGENTO PANO KAMELEONO INSTRUISTO MONTO",
};

/** A board as an operative, a spymaster or a loser sees it. */
export function board(lang: string, who: "operative" | "spymaster" | "over"): CardFace[] {
  return (WORDS[lang] ?? "").split(" ").map((text, place) => {
    const parts = text.replace("|!", "").split("|");
    const word = text.endsWith("|!") ? parts.join(" ") : parts.join("");
    const covered = [1, 4, 7, 12, 18, 23].includes(place) || (who === "over" && place === 11);
    const seen = who !== "operative" || covered;
    const identity = (seen ? IDENTITIES[place] : "unknown") as Identity;
    const face: CardFace = { word, parts, identity, covered, label: `${word}, ${identity}` };
    if (who === "operative") {
      if (place === 0) face.marks = MARKS;
      if (place === 6) Object.assign(face, { marks: [ME], mine: true });
      if (place === 10)
        Object.assign(face, { marks: [ME], chosen: true });
      if (place === 16) face.pending = true;
      if (place === 20) face.disabled = true;
    }
    if (who === "spymaster" && [2, 3, 15].includes(place)) face.noted = true;
    if (who === "over") face.heat = (place % 5) / 5 + 0.1;
    return face;
  });
}
