import type { ComponentChildren } from "preact";

/** A dossier: its name on the tab, the rest below. */
export function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel stack" aria-label={title}>
      <h2 class="tab">{title}</h2>
      {children}
    </section>
  );
}
