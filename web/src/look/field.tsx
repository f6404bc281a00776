import type { ComponentChildren, Ref } from "preact";
import { useId } from "preact/hooks";
import { CheckIcon, CloseIcon, HelpIcon } from "./icons";
import { classes } from "./identity";

/** How a field answers while somebody types. */
export type FieldState = "plain" | "fine" | "doubt" | "wrong";

const ICONS = { fine: CheckIcon, doubt: HelpIcon, wrong: CloseIcon };

/** What a line and a sheet of lines have in common. */
interface Common {
  label: string;
  value?: string;
  remark?: ComponentChildren;
  state?: FieldState;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  name?: string;
  lang?: string;
  spellcheck?: boolean;
  autofocus?: boolean;
  onText?: (text: string) => void;
}

/** One line to fill in, with its name above and a remark below that keeps its place. */
export function Field({
  label,
  remark,
  state = "plain",
  codename,
  beside,
  inputRef,
  onText,
  ...rest
}: Common & {
  codename?: boolean; // set in capitals, like a card
  beside?: ComponentChildren; // usually the button that sends it
  inputMode?: "text" | "numeric" | "search";
  enterKeyHint?: "done" | "go" | "next" | "search" | "send";
  autocomplete?: "off" | "nickname";
  autocapitalize?: "off" | "characters" | "words";
  inputRef?: Ref<HTMLInputElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const id = useId();
  const Icon = state === "plain" ? null : ICONS[state];
  return (
    <div class={classes("field", state)}>
      <label for={id}>{label}</label>
      <div class="box">
        <input
          autocomplete="off"
          {...rest}
          ref={inputRef}
          type="text"
          id={id}
          class={classes("input", codename && "codename")}
          aria-describedby={`${id}-remark`}
          aria-invalid={state === "wrong" ? "true" : undefined}
          onInput={(event) => onText?.(event.currentTarget.value)}
        />
        {beside}
      </div>
      <p class="remark" id={`${id}-remark`} aria-live="polite">
        {Icon && remark && <Icon size="1.2em" />}
        {remark && <span>{remark}</span>}
      </p>
    </div>
  );
}

/** Several lines to fill in, for own word lists and pasted records. */
export function TextArea({
  label,
  remark,
  state = "plain",
  onText,
  ...rest
}: Common & { rows?: number }) {
  const id = useId();
  return (
    <div class={classes("field", state)}>
      <label for={id}>{label}</label>
      <textarea
        rows={5}
        {...rest}
        id={id}
        class="input"
        aria-describedby={`${id}-remark`}
        aria-invalid={state === "wrong" ? "true" : undefined}
        onInput={(event) => onText?.(event.currentTarget.value)}
      />
      <p class="remark" id={`${id}-remark`} aria-live="polite">
        {remark && <span>{remark}</span>}
      </p>
    </div>
  );
}
