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

/** The highest number that the pad has. */
export const HIGHEST_NUMBER = 9;

/** The number of a clue: 0 to `max`, and unlimited where the house allows it. */
export function NumberPad({
  legend,
  value,
  onChoose,
  max = HIGHEST_NUMBER,
  min = 0,
  unlimited,
}: {
  legend: string;
  value: number | "unlimited" | null;
  onChoose: (value: number | "unlimited") => void;
  max?: number;
  min?: number;
  unlimited?: string; // the name of the sign ∞; absent means not allowed
}) {
  const numbers: Option<number | "unlimited">[] = [];
  for (let number = min; number <= max; number += 1) {
    numbers.push({ value: number, label: String(number) });
  }
  if (unlimited) numbers.push({ value: "unlimited", label: "∞", name: unlimited });
  return (
    <Choice
      class="pad figures"
      legend={legend}
      options={numbers}
      value={value}
      onChoose={onChoose}
      hideLegend
    />
  );
}
