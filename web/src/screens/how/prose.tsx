import type { Block, Span } from "./markdown";
import { ExampleBoard } from "./example-board";

/** The address of a section within the page. */
export const anchorOf = (place: number) => `section-${place}`;

/** Blocks as a page; headings of the first level are left to the screen. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, place) => (
        <OneBlock key={place} block={block} place={place} />
      ))}
    </>
  );
}

function OneBlock({ block, place }: { block: Block; place: number }) {
  switch (block.kind) {
    case "heading":
      return block.level === 1 ? null : (
        <h2 id={anchorOf(place)} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((spans, item) => (
            <li key={item}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([term, ...cells]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "board":
      return <ExampleBoard lines={block.lines} />;
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map(({ kind, text }, place) =>
        kind === "strong" ? (
          <strong key={place}>{text}</strong>
        ) : kind === "term" ? (
          <em key={place}>{text}</em>
        ) : (
          text
        ),
      )}
    </>
  );
}
