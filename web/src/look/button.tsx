import type { ComponentChildren, JSX } from "preact";
import { classes } from "./identity";
import { Spinner } from "./spinner";

type Native = Omit<JSX.IntrinsicElements["button"], "class" | "className" | "icon" | "size">;

/** A button that says what it does; `busy` keeps its width and stops a second press. */
export interface ButtonProps extends Native {
  kind?: "primary" | "plain" | "quiet" | "danger";
  big?: boolean;
  busy?: boolean;
  icon?: ComponentChildren;
  class?: string;
}

/** The button of every page. */
export function Button({
  kind = "plain",
  big,
  busy,
  icon,
  class: name,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes("button", kind, big && "big", name)}
      aria-busy={busy ? "true" : undefined}
      onClick={busy ? stop : onClick}
    >
      {icon}
      <span>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}

/** A button with an icon only; `label` is its name for everybody who cannot see it. */
export function IconButton({
  label,
  pressed,
  kind = "quiet",
  class: name,
  children,
  ...rest
}: Native & {
  label: string;
  pressed?: boolean;
  kind?: "primary" | "plain" | "quiet" | "danger";
  class?: string;
}) {
  return (
    <button
      type="button"
      {...rest}
      class={classes("button icon", kind, name)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  );
}

function stop(event: Event) {
  event.preventDefault(); // a busy button of a form must not send it twice
}
