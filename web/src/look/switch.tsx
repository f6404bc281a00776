import { useId } from "preact/hooks";

/** On or off, with one line that says what it does. */
export function Switch({
  label,
  note,
  on,
  onTurn,
  disabled,
}: {
  label: string;
  note?: string;
  on: boolean;
  onTurn: (on: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <label class="switch" for={id}>
      <span>
        {label}
        {note && <small id={`${id}-note`}>{note}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-label={label}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
    </label>
  );
}
