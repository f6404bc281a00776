/** What a table is called, as people say it. */
export function TableName({ name, lang }: { name: string; lang?: string | undefined }) {
  return (
    <b class="codename table-name" lang={lang}>
      {name.replaceAll("-", " ")}
    </b>
  );
}
