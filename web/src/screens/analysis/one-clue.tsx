import type { ComponentChildren } from "preact";
import type { CardFace } from "../../look/card";
import { Sign } from "../../look/sign";
import type { ClueSeen, Link } from "../../protocol/types";
import { FacesBoard } from "../../shell/faces-board";
import { called, drawnOn, heard } from "../../table/pictures";
import { colourOf, drawnAs, lyingOn, sheetOf } from "../../table/sheets";
import { listed, t, Text, type MessageId } from "../../text/text";
import { knownOf, type Played } from "../replay/played";
import { ClueSaid } from "../replay/story";
import type { Parts } from "../../table/use-word-parts";
import { roughly, share } from "./figures";
import { isObscure, suggested, warmth } from "./judgement";

/** One clue: the board with its heat, what leads where, what came of it and what else there was. */
export function OneClue({
  played,
  clue,
  parts,
}: {
  played: Played;
  clue: ClueSeen;
  parts: Parts;
}) {
  const { language: lang, mode } = played.options;
  const word = (card: number) => called(played.words[card]);
  const hottest = suggested(clue.heat);
  const others = clue.links.filter(({ card }) => !clue.meant.some((link) => link.card === card));
  return (
    <div class="one-clue">
      <div class="heat-board">
        <FacesBoard
          cards={faces(played, clue, parts)}
          columns={sheetOf(mode).columns}
          label={t("analysis-heat")}
          lang={lang}
          keyed
        />
      </div>
      <div class="stack tight">
        <h2 class={`of-${colourOf(mode, clue.team)} clue-head`}>
          <Sign identity={colourOf(mode, clue.team)} size="0.8em" title={t("team", { team: clue.team })} />{" "}
          <ClueSaid word={clue.word} number={clue.number} lang={lang} />
        </h2>
        {isObscure(clue) && (
          <p class="soft">
            <Text id="analysis-obscure" />
          </p>
        )}
        {hottest.length > 0 && !isObscure(clue) && (
          <p>
            <Text
              id="record-suggests"
              cards={listed(hottest.map((card) => `${word(card)} (${share(clue.heat[card] ?? 0)})`))}
            />
          </p>
        )}
        <p>
          <Text id="record-worth" expected={roughly(clue.expected)} found={clue.found} />
        </p>
        <Links id="analysis-meant" links={clue.meant} word={word} lang={lang} />
        <Links id="analysis-links" links={others} word={word} lang={lang} />
        <Touches played={played} clue={clue} />
        <Others clue={clue} word={word} lang={lang} />
      </div>
    </div>
  );
}

function faces(played: Played, clue: ClueSeen, parts: Parts): CardFace[] {
  const before = played.moments.find(
    ({ event }) => event?.type === "clue_given" && event.turn === clue.turn,
  );
  const heats = warmth(clue.heat);
  const { mode } = played.options;
  return played.words.map((word, card) => {
    const covered = lyingOn(mode, before?.cells[card]) !== null;
    const identity = knownOf(played, card, clue.team);
    const heat = heats[card];
    return {
      word,
      ...drawnOn(word),
      parts: parts[word],
      identity: identity ? drawnAs(mode, identity) : "unknown",
      covered,
      ...(heat !== undefined && !covered && { heat }),
      label: [
        heard(word),
        identity && t("board-identity", { identity }),
        covered ? t("board-covered") : share(clue.heat[card] ?? 0),
      ]
        .filter(Boolean)
        .join(", "),
    };
  });
}

type WordOf = (card: number) => string;

/** NEVE – white, snow. */
function Links({
  id,
  links,
  word,
  lang,
}: {
  id: "analysis-meant" | "analysis-links";
  links: readonly Link[];
  word: WordOf;
  lang: string;
}) {
  if (!links.length) return null;
  return (
    <Part id={id}>
      <ul class="links">
        {links.map((link) => (
          <li key={link.card}>
            <b class="codename" lang={lang}>
              {word(link.card)}
            </b>
            {" – "}
            <Why link={link} lang={lang} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ id, children }: { id: MessageId; children: ComponentChildren }) {
  return (
    <div>
      <h3 class="label">
        <Text id={id} />
      </h3>
      {children}
    </div>
  );
}

/** What leads to the card: an earlier clue, this one at once, or by way of other words. */
function Why({ link: { via, direct, earlier }, lang }: { link: Link; lang: string }) {
  if (earlier) return <Text id="analysis-earlier" clue={<span lang={lang}>{earlier}</span>} />;
  if (direct || !via.length) return <Text id={direct ? "analysis-direct" : "analysis-faint"} />;
  return <span lang={lang}>{via.join(", ")}</span>;
}

/** What was touched, and how likely it was to be. */
function Touches({ played, clue }: { played: Played; clue: ClueSeen }) {
  if (!clue.touches.length) return null;
  const { language, mode } = played.options;
  return (
    <Part id="analysis-touched">
      <ol class="links">
        {clue.touches.map(({ card, identity, chance }) => (
          <li key={card} class={`of-${drawnAs(mode, identity)} touch`}>
            <Sign identity={drawnAs(mode, identity)} size="0.8em" title={t("board-identity", { identity })} />{" "}
            <b class="codename" lang={language}>
              {called(played.words[card])}
            </b>{" "}
            <span class="soft figures">{share(chance)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Others({ clue, word, lang }: { clue: ClueSeen; word: WordOf; lang: string }) {
  if (!clue.better.length) return null;
  return (
    <Part id="analysis-others">
      <ul class="links">
        {clue.better.map((other) => (
          <li key={other.word}>
            <ClueSaid word={other.word} number={other.number} lang={lang} />
            {": "}
            <span lang={lang}>{other.cards.map(word).join(", ")}</span>{" "}
            <span class="soft figures">
              (<Text id="analysis-worth" expected={roughly(other.expected)} />)
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
