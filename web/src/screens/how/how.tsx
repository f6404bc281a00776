import "./how.css";
import { useEffect, useState } from "preact/hooks";
import { Drawer } from "../../look/drawer";
import { route } from "../../route";
import { Waiting } from "../../shell/waiting";
import type { Language } from "../../text/languages";
import { byCode, language, spokenGame, t, Text } from "../../text/text";
import { blocksOf } from "./markdown";
import { pagesIn } from "./pages";
import { anchorOf, Prose } from "./prose";

/** How to play, with examples to try and the words we use. */
export default function How() {
  const asked = route.value.query.get("game") ?? "";
  const pages = usePages(language.value);
  const game = asked in (pages?.written ?? {}) ? asked : USUAL;
  useEffect(() => {
    spokenGame.value = game;
    return () => {
      spokenGame.value = "";
    };
  }, [game]);
  if (!pages) return <Waiting />;
  const blocks = blocksOf(pages.written[game] ?? "");
  const others = Object.keys(pages.written).filter((other) => other !== game);
  const title = blocks.find((block) => block.kind === "heading" && block.level === 1);
  return (
    <div class="page how" key={`${pages.language} ${game}`}>
      <h1>{title?.kind === "heading" ? title.text : <Text id="app-page" page="how" />}</h1>
      <p class="row">
        {others.map((other) => (
          <a key={other} class="button" href={other ? `/how?game=${other}` : "/how"}>
            <Text id={byCode("how-game-", other)} />
          </a>
        ))}
      </p>
      <Drawer label={t("how-contents")}>
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
      </Drawer>
      <Prose blocks={blocks} />
      <p class="row">
        <a class="button primary" href="/open">
          <Text id="how-play" />
        </a>
        <a class="button quiet" href="/record">
          <Text id="how-record" />
        </a>
      </p>
    </div>
  );
}

const USUAL = ""; // the game that most people look for

interface Pages {
  language: Language;
  written: Readonly<Record<string, string>>;
}

/** The pages of this language; those before stay until they are there. */
function usePages(wanted: Language): Pages | null {
  const [page, setPage] = useState<Pages | { error: unknown } | null>(null);
  useEffect(() => {
    let gone = false;
    pagesIn(wanted).then(
      (written) => {
        if (!gone) setPage({ language: wanted, written });
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
