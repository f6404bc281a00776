import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { CheckIcon, CloseIcon, HelpIcon } from "./icons";
import { classes } from "./identity";

/** How a field answers while somebody types. */
export type FieldState = "plain" | "fine" | "doubt" | "wrong";

const ICONS = { fine: CheckIcon, doubt: HelpIcon, wrong: CloseIcon };

/** One line to fill in, with its name above and a remark below that keeps its place. */
export function Field({
  label,
  remark,
  state = "plain",
  codename,
  beside,
  onText,
  ...rest
}: Omit<JSX.IntrinsicElements["input"], "class" | "label" | "onInput"> & {
  label: string;
  remark?: ComponentChildren;
  state?: FieldState;
  codename?: boolean;
  beside?: ComponentChildren;
  onText?: (text: string) => void;
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
}: Omit<JSX.IntrinsicElements["textarea"], "class" | "label" | "onInput"> & {
  label: string;
  remark?: ComponentChildren;
  state?: FieldState;
  onText?: (text: string) => void;
}) {
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
