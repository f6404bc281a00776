import type { ComponentChildren, SVGAttributes } from "preact";

/** Size in any CSS length; a title makes the drawing an image with a name. */
export interface SquareProps {
  size?: string;
  title?: string | undefined;
  class?: string;
}

/** A drawing in a square of 24 units, which says nothing unless it has a title. */
export function Square({
  size,
  title,
  class: name,
  children,
  ...look
}: SquareProps & Omit<SVGAttributes<SVGSVGElement>, keyof SquareProps> & { children: ComponentChildren }) {
  return (
    <svg
      class={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...look}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : "true"}
      focusable="false"
    >
      {children}
    </svg>
  );
}
