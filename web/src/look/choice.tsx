import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { classes } from "./identity";

/** One of the things to choose from. */
export interface Option<T extends string | number> {
  value: T;
  label: ComponentChildren;
  name?: string; // for listeners, where the label is a sign or a figure
  disabled?: boolean;
}

/** Choose one of a few: a radio group that looks like index tabs. */
export function Choice<T extends string | number>({
  legend,
  options,
  value,
  onChoose,
  hideLegend,
  class: name,
}: {
  legend: string;
  options: readonly Option<T>[];
  value: T | null;
  onChoose: (value: T) => void;
  hideLegend?: boolean;
  class?: string;
}) {
  const group = useId();
  return (
    <fieldset class={classes("choice", name)}>
      <legend class={hideLegend ? "unseen" : undefined}>{legend}</legend>
      <div class="tabs">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.name}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The number of a clue, one of those that the game has. */
export function NumberPad({
  legend,
  numbers,
  value,
  onChoose,
  unlimited,
}: {
  legend: string;
  numbers: readonly (number | "unlimited")[];
  value: number | "unlimited" | null;
  onChoose: (value: number | "unlimited") => void;
  unlimited: string; // the name of the sign ∞
}) {
  const options = numbers.map((number): Option<number | "unlimited"> =>
    number === "unlimited"
      ? { value: number, label: "∞", name: unlimited }
      : { value: number, label: String(number) },
  );
  return (
    <Choice
      class="pad figures"
      legend={legend}
      options={options}
      value={value}
      onChoose={onChoose}
      hideLegend
    />
  );
}
