import "./overlay.css";
import type { ComponentChildren } from "preact";
import { IconButton } from "./button";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from "./icons";
import { classes } from "./identity";

/** What sort of news it is. */
export type NoticeKind = "plain" | "fine" | "doubt" | "wrong";

const ICONS = { plain: InfoIcon, fine: CheckIcon, doubt: WarningIcon, wrong: WarningIcon };

/** A quiet line of news in its place on the page; an action may stand beside it. */
export function Notice({
  kind = "plain",
  closeLabel,
  onClose,
  action,
  children,
}: {
  kind?: NoticeKind;
  closeLabel?: string;
  onClose?: () => void;
  action?: ComponentChildren;
  children: ComponentChildren;
}) {
  const Icon = ICONS[kind];
  return (
    <div class={classes("notice", kind)} role={kind === "wrong" ? "alert" : "status"}>
      <Icon size="1.375em" />
      <div>{children}</div>
      {action}
      {closeLabel && onClose && (
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon size="1.125em" />
        </IconButton>
      )}
    </div>
  );
}

/** Where passing news lies: above the page, in reach of nobody's board. */
export function Toasts({ children }: { children: ComponentChildren }) {
  return <div class="toasts">{children}</div>;
}
