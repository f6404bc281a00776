/** The name of a table inside a sentence. A Greek one has no accents, so it is in capitals. */
export function said(name: string): string {
  const words = name.replaceAll("-", " ");
  return /\p{Script=Greek}/u.test(words) ? words.toLocaleUpperCase("el") : words;
}

/** What a table is called, as people say it. */
export function TableName({ name, lang }: { name: string; lang?: string | undefined }) {
  return (
    <b class="codename table-name" lang={lang}>
      {name.replaceAll("-", " ")}
    </b>
  );
}
