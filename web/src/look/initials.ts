/** One or two letters that stand for a name: "Anna Lind" is AL, "ŝipo" is ŜI. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.\-_]+/u)
    .filter(Boolean);
  const first = letters(words[0] ?? "");
  const last = words.length > 1 ? letters(words[words.length - 1] ?? "") : [];
  const pair = last.length ? [first[0], last[0]] : first.slice(0, 2);
  // as Greek, one by one: its capitals drop the accent, and no other letter minds
  const capitals = pair.map((letter) => letter?.toLocaleUpperCase("el"));
  return capitals.join("").normalize("NFC") || "?";
}

/** Initials for everybody, told apart by a figure where two would be the same. */
export function tellApart(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const short = initials(name);
    const before = seen.get(short) ?? 0;
    seen.set(short, before + 1);
    return before ? `${[...short][0]}${before + 1}` : short;
  });
}

const PLAIN = /^[\0-\u02ff\u0370-\u03ff]*$/; // a letter is a character here, and Intl is slow to begin

function letters(word: string): string[] {
  if (PLAIN.test(word)) return [...word];
  return [...new Intl.Segmenter().segment(word)].map((part) => part.segment);
}
