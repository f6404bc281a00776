import "./bits.css";
import { classes } from "./identity";

/** The mark: an index card with a cut corner, one line struck out, one left to guess. */
export function Mark({ size = "1.1em" }: { size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M2 4.5A1.5 1.5 0 0 1 3.5 3H17l5 5v11.5a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5z"
        fill="currentColor"
      />
      <path
        d="M6 9h7.5"
        class="cut"
        stroke="var(--desk)"
        stroke-width="2.5"
        stroke-linecap="round"
      />
      <path d="M6 13.5h12v3.5H6z" fill="var(--lamp)" />
    </svg>
  );
}

/** The wordmark: half the name is under the censor's bar, as a codename should be. */
export function Logo({ large }: { large?: boolean }) {
  return (
    <span class={classes("logo", large && "large")} role="img" aria-label="Cryptonym">
      <Mark />
      <span class="name" aria-hidden="true">
        Crypto<span class="struck">nym</span>
      </span>
    </span>
  );
}
