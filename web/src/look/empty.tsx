import "./bits.css";
import type { ComponentChildren } from "preact";

/** Nothing here yet, and what to do about it. */
export function Empty({
  icon,
  children,
}: {
  icon?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class="empty">
      {icon}
      {children}
    </div>
  );
}
