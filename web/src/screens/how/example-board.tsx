import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { PlayIcon, ReplayIcon } from "../../look/icons";
import { Sign } from "../../look/sign";
import { announce } from "../../shell/announce";
import { FacesBoard } from "../../shell/faces-board";
import { drawnOn, heard } from "../../table/pictures";
import { byCode, language, t, Text } from "../../text/text";
import { ClueSaid } from "../replay/story";
import { exampleOf, standingOf, type Example } from "./example";

/** A worked example to try: touch a card and see what comes of it. */
export function ExampleBoard({ lines }: { lines: readonly string[] }) {
  const example = exampleOf(lines);
  const [touched, setTouched] = useState<readonly number[]>([]);
  const { covered, over } = standingOf(example, touched);
  const touch = (card: number) => {
    if (over || covered.has(card)) return;
    setTouched([...touched, card]);
    announce(remark(example, [...touched, card]));
  };
  const next = example.guesses[touched.length];
  const asPlayed = example.guesses.slice(0, touched.length).every((card, n) => touched[n] === card);
  return (
    <figure class="example">
      <figcaption class="row apart">
        <span class={`of-${example.team} example-clue`}>
          <Sign identity={example.team} size="0.9em" title={t("team", { team: example.team })} />
          <ClueSaid word={example.word} number={example.number} lang={language.value} />
        </span>
        <span class="small soft">
          <Text id="how-try" />
        </span>
      </figcaption>
      <div class="example-board">
        <FacesBoard
          cards={example.cards.map(({ word, identity }, card) => {
            const shown = covered.has(card) || over;
            return {
              word,
              ...drawnOn(word),
              label: [
                heard(word),
                shown && t("board-identity", { identity }),
                covered.has(card) && t("board-covered"),
              ]
                .filter(Boolean)
                .join(", "),
              identity: shown ? identity : "unknown",
              ...(example.halves[card] && { halves: [example.halves[card]] }),
              covered: covered.has(card),
              disabled: over,
            };
          })}
          label={t("how-example")}
          lang={language.value}
          columns={3}
          {...(!over && { onPick: touch })}
        />
      </div>
      <p class="example-said">{remark(example, touched)}</p>
      <div class="row">
        {next !== undefined && asPlayed && !over && (
          <Button icon={<PlayIcon />} onClick={() => touch(next)}>
            <Text id="how-as-played" />
          </Button>
        )}
        {touched.length > 0 && (
          <Button kind="quiet" icon={<ReplayIcon />} onClick={() => setTouched([])}>
            <Text id="how-again" />
          </Button>
        )}
      </div>
    </figure>
  );
}

/** What the last touch brought. */
function remark(example: Example, touched: readonly number[]): string {
  const { state } = standingOf(example, touched);
  const word = example.cards[touched[touched.length - 1] ?? -1]?.word ?? "";
  return t(byCode("how-touched-", state), { team: example.team, word });
}
