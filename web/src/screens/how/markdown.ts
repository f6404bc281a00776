/** The little Markdown that our pages are written in, taken apart. */

/** A piece of a line: plain, stressed or as a word that is talked about. */
export interface Span {
  kind: "plain" | "strong" | "term";
  text: string;
}

/** A block of a page. */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; spans: readonly Span[] }
  | { kind: "list"; items: readonly (readonly Span[])[] }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: "board"; lines: readonly string[] };

/** The blocks of a page, in their order. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  const lines = page.split("\n");
  for (let from = 0; from < lines.length; ) {
    const line = lines[from] ?? "";
    if (line.startsWith("```")) {
      const to = lines.indexOf("```", from + 1);
      blocks.push({ kind: "board", lines: lines.slice(from + 1, to) });
      from = to + 1;
    } else if (!line.trim()) from += 1;
    else if (line.startsWith("#")) {
      blocks.push(heading(line));
      from += 1;
    } else {
      const to = endOf(lines, from);
      blocks.push(blockOf(lines.slice(from, to)));
      from = to;
    }
  }
  return blocks;
}

/** The pieces of a line: **stressed**, *as a word*. */
export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**") && part.length > 4)
        return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { kind: "term", text: part.slice(1, -1) };
      return { kind: "plain", text: part };
    });
}

function heading(line: string): Block {
  const level = line.search(/[^#]/);
  return { kind: "heading", level, text: line.slice(level).trim() };
}

/** Where the block that begins here is over: at an empty line, a heading or a fence. */
function endOf(lines: readonly string[], from: number): number {
  let to = from;
  while (to < lines.length && lines[to]?.trim() && !/^(#|```)/.test(lines[to] ?? "")) to += 1;
  return to;
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  if (first.startsWith("- ")) {
    const items = lines.join("\n").slice(2).split("\n- ");
    return { kind: "list", items: items.map((item) => spansOf(item.replace(/\s+/g, " "))) };
  }
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: "table", head, rows };
  }
  return { kind: "paragraph", spans: spansOf(lines.join(" ")) };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
