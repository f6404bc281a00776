import "./card.css";
import "./card-states.css";
import "./card-halves.css";
import "./card-pictures.css";
import type { Ref } from "preact";
import { fit, namesFit } from "./fit";
import { classes, type Identity } from "./identity";
import { measure, typeset } from "./measure";
import { usePress } from "./press";
import { Sign } from "./sign";
import { useTurn } from "./turn";

/** A team-mate's mark on a card. */
export interface Mark {
  name: string;
  initials: string; // where there is no room for the name
  own?: boolean;
}

/** A token that lies on a card: somebody has touched it and cannot do so again. */
export interface Token {
  to: "you" | "other" | "side"; // where its arrow points; for those who watch, at one of the sides
  colour: Identity;
}

/** A picture on a card, with what is said of it. */
export interface CardPicture {
  address: string;
  name: string; // what it is made of
  about: string; // what it shows, for the ear
}

/** What one card shows; the sentences come from outside. */
export interface CardFace {
  word: string;
  picture?: CardPicture; // instead of the word
  parts?: readonly string[]; // compound parts: HESTE, SKO
  label: string; // all of it in words: codename, identity, marks
  identity?: Identity;
  halves?: readonly Identity[]; // your side of a key with two, or both: a band at the foot
  tokens?: readonly Token[];
  closed?: boolean; // a token of yours lies there
  covered?: boolean;
  marks?: readonly Mark[];
  mine?: boolean; // marked by me
  chosen?: boolean; // waits for the second, deliberate action
  pending?: boolean; // guessed; the equal pause of R98
  latest?: boolean; // the last one that was covered
  noted?: boolean; // own pencil note of a spymaster
  heat?: number; // 0 to 1, for the analysis after the game
  disabled?: boolean;
}

/** What a board tells a card besides its face. */
export interface CardProps extends CardFace {
  lang?: string;
  keyed?: boolean; // the key is on the table: found cards step back
  onPick?: () => void;
  onGuess?: () => void;
  onLook?: () => void; // at a picture, large
  tabIndex?: number;
  cardRef?: Ref<HTMLButtonElement>;
  onFocus?: () => void;
}

/** One codename: paper, or an identity by colour, pattern and sign. */
export function Card(props: CardProps) {
  const { word, picture, marks = [], chosen, pending, disabled, heat } = props;
  const [face, turning] = useTurn(props.identity ?? "unknown", props.covered ?? false);
  const idle = disabled || pending || face.covered || !(props.onPick || props.onGuess);
  const holds = idle ? undefined : props.onGuess;
  const press = usePress(idle ? undefined : props.onPick, picture ? props.onLook : holds);
  const shown = face.identity !== "unknown";
  const fatal = face.covered && face.identity === "assassin";
  const halves = (!face.covered && props.halves) || [];
  const marked = !face.covered && marks.length > 0;
  return (
    <>
      <button
        type="button"
        ref={props.cardRef}
        class={classes(
          "card",
          props.mine && "mine",
          chosen && "chosen",
          pending && "pending",
          props.latest && "latest",
          fatal && "fatal",
          turning && `turning-${turning}`,
          !picture && holds && "holds",
          marked && "marked",
        )}
        tabIndex={props.tabIndex}
        aria-label={props.label}
        aria-pressed={props.onPick && !face.covered ? (props.mine ?? false) : undefined}
        aria-disabled={idle ? "true" : undefined}
        aria-busy={pending ? "true" : undefined}
        aria-keyshortcuts={picture && props.onLook && "Shift+Enter"}
        onFocus={props.onFocus}
        {...press}
      >
        <span
          class={classes(
            "face of woven",
            picture && "pictured",
            `of-${face.identity}`,
            face.covered && "covered",
            face.covered && props.keyed && !fatal && "receded",
            props.noted && "noted",
            halves.length > 0 && "halved",
            !face.covered && props.closed && "closed",
          )}
        >
          {heat !== undefined && <span class="heat" style={{ "--heat": heat }} />}
          {shown && <Sign identity={face.identity} class="sign" />}
          {picture ? (
            <span class="plate">
              <img src={picture.address} alt="" draggable={false} decoding="async" />
            </span>
          ) : (
            <Word word={word} parts={props.parts} lang={props.lang} />
          )}
          {halves.length > 0 && (
            <span class="halves">
              {halves.map((half, side) => (
                <span key={side} class={`of woven of-${half}`}>
                  <Sign identity={half} />
                </span>
              ))}
            </span>
          )}
          {!face.covered && props.tokens?.map((token) => <TokenOn key={token.colour} {...token} />)}
        </span>
        {marked && <Marks marks={marks} />}
      </button>
      {!picture && <Reading word={word} parts={props.parts} lang={props.lang} />}
    </>
  );
}

/** You sit below the card, whoever plays with you above it. */
function TokenOn({ to, colour }: Token) {
  return (
    <span class={`token to-${to} of of-bystander`}>
      {to === "side" ? (
        <Sign identity={colour} />
      ) : (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={to === "you" ? DOWN : UP} />
        </svg>
      )}
    </span>
  );
}

const DOWN = "M9.5 3h5v9H20l-8 9-8-9h5.5z";
const UP = "M9.5 21h5v-9H20l-8-9-8 9h5.5z";

/** Name tags on the card's edge, or initials where the names of all do not fit. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  typeset.value; // a late font has other widths
  const room = namesFit(marks.map(({ name }) => name), measure);
  return (
    <span class={`marks fit-${room}`} aria-hidden="true">
      {marks.map(({ name, initials, own }) => (
        <span key={initials} class={own ? "own" : undefined}>
          <span class="whole-name" data-text={name} />
          <span class="initials" data-text={initials} />
        </span>
      ))}
    </span>
  );
}

interface Written {
  word: string;
  parts: readonly string[] | undefined;
  lang: string | undefined;
}

function Word({ word, parts, lang }: Written) {
  typeset.value; // a late font has other widths
  const { whole, broken, lines, long } = fit(word, parts, measure);
  return (
    <span
      class={classes("word", lines && "two", lines && long && "long")}
      lang={lang}
      aria-hidden="true"
      style={{
        "--whole": whole.toFixed(3),
        "--broken": broken.toFixed(3),
        "--lines": lines?.length ?? 1,
      }}
    >
      <span class="one-line">{word}</span>
      {lines && (
        <span class="two-lines">
          {lines.map((line, place) => (
            <span key={place} data-text={line} />
          ))}
        </span>
      )}
    </span>
  );
}

/** A long word whole and large, while its card is pressed or looked at. */
function Reading({ word, parts, lang }: Written) {
  if (!fit(word, parts, measure).long) return null;
  return <span class="reading" lang={lang} aria-hidden="true" data-text={word} />;
}
