import "./how.css";
import { useEffect, useState } from "preact/hooks";
import { Fold } from "../../look/fold";
import { Waiting } from "../../shell/waiting";
import type { Language } from "../../text/languages";
import { language, t, Text } from "../../text/text";
import { blocksOf, type Block } from "./markdown";
import { pageIn } from "./pages";
import { anchorOf, Prose } from "./prose";

/** How to play, with examples to try and the words we use. */
export default function How() {
  const page = usePage(language.value);
  if (!page) return <Waiting />;
  const { blocks } = page;
  const title = blocks.find((block) => block.kind === "heading" && block.level === 1);
  return (
    <div class="page how" key={page.language}>
      <h1>{title?.kind === "heading" ? title.text : <Text id="app-page" page="how" />}</h1>
      <Fold label={t("how-contents")}>
        <ul class="contents">
          {blocks.map(
            (block, place) =>
              block.kind === "heading" &&
              block.level === 2 && (
                <li key={place}>
                  <a href={`#${anchorOf(place)}`}>{block.text}</a>
                </li>
              ),
          )}
        </ul>
      </Fold>
      <Prose blocks={blocks} />
      <p class="row">
        <a class="button primary" href="/open">
          <Text id="how-play" />
        </a>
      </p>
    </div>
  );
}

interface Page {
  language: Language;
  blocks: readonly Block[];
}

/** The page of this language; the one before stays until it is there. */
function usePage(wanted: Language): Page | null {
  const [page, setPage] = useState<Page | { error: unknown } | null>(null);
  useEffect(() => {
    let gone = false;
    pageIn(wanted).then(
      (written) => {
        if (!gone) setPage({ language: wanted, blocks: blocksOf(written) });
      },
      (error: unknown) => {
        if (!gone) setPage({ error });
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  if (page && "error" in page) throw page.error; // the boundary says so, calmly
  return page;
}
