/** Something is under way; `label` says what, where no words stand beside it. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      class="spinner"
      role={label ? "status" : undefined}
      aria-hidden={label ? undefined : "true"}
    >
      {label && <span class="unseen">{label}</span>}
    </span>
  );
}
