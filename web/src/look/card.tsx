import "./card.css";
import "./card-states.css";
import type { Ref } from "preact";
import { Button } from "./button";
import { fit } from "./fit";
import { classes, type Identity } from "./identity";
import { measure, typeset } from "./measure";
import { usePress } from "./press";
import { Sign } from "./sign";
import { useTurn } from "./turn";

/** A team-mate's mark on a card. */
export interface Mark {
  initials: string;
  own?: boolean;
}

/** What one card shows; the sentences come from outside. */
export interface CardFace {
  word: string;
  parts?: readonly string[]; // compound parts: HESTE, SKO
  label: string; // all of it in words: codename, identity, marks
  identity?: Identity;
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
  confirmText?: string;
  confirmLabel?: string;
  onPick?: () => void;
  onGuess?: () => void;
  tabIndex?: number;
  cardRef?: Ref<HTMLButtonElement>;
  onFocus?: () => void;
}

/** One codename: paper, or an identity by colour, pattern and sign. */
export function Card(props: CardProps) {
  const { word, marks = [], chosen, pending, disabled, heat, confirmText } = props;
  const [face, turning] = useTurn(props.identity ?? "unknown", props.covered ?? false);
  const idle = disabled || pending || face.covered || !(props.onPick || props.onGuess);
  const press = usePress(idle ? undefined : props.onPick, idle ? undefined : props.onGuess);
  const shown = face.identity !== "unknown";
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
          turning && `turning-${turning}`,
          !idle && props.onGuess && "holds",
          chosen && confirmText && "asks",
        )}
        tabIndex={props.tabIndex}
        aria-label={props.label}
        aria-pressed={props.onPick && !face.covered ? (props.mine ?? false) : undefined}
        aria-disabled={idle ? "true" : undefined}
        aria-busy={pending ? "true" : undefined}
        onFocus={props.onFocus}
        {...press}
      >
        <span
          class={classes(
            "face of woven",
            `of-${face.identity}`,
            face.covered && "covered",
            face.covered && props.keyed && "receded",
            props.noted && "noted",
          )}
        >
          {heat !== undefined && <span class="heat" style={{ "--heat": heat }} />}
          {shown && <Sign identity={face.identity} class="sign" />}
          <Word word={word} parts={props.parts} lang={props.lang} />
        </span>
        {marks.length > 0 && !face.covered && (
          <span class="marks" aria-hidden="true">
            {marks.map((mark) => (
              <span
                key={mark.initials}
                class={mark.own ? "own" : undefined}
                data-text={mark.initials}
              />
            ))}
          </span>
        )}
      </button>
      {chosen && confirmText && props.onGuess && (
        <Button
          kind="primary"
          class="confirm"
          aria-label={props.confirmLabel}
          onClick={props.onGuess}
        >
          {confirmText}
        </Button>
      )}
    </>
  );
}

function Word({
  word,
  parts,
  lang,
}: {
  word: string;
  parts: readonly string[] | undefined;
  lang: string | undefined;
}) {
  typeset.value; // a late font has other widths
  const { whole, broken, lines } = fit(word, parts, measure);
  return (
    <span
      class={classes("word", lines && "two")}
      lang={lang}
      aria-hidden="true"
      style={{ "--whole": whole.toFixed(3), "--broken": broken.toFixed(3) }}
    >
      <span class="one-line">{word}</span>
      {lines && (
        <span class="two-lines">
          <span data-text={lines[0]} />
          <span data-text={lines[1]} />
        </span>
      )}
    </span>
  );
}
