import { Checkbox } from "./Checkbox";
import { cx } from "./cx";
import { Field } from "./Field";

type Props<K extends string> = {
  label: string;
  hint?: string | undefined;
  options: { value: K; label: string }[];
  /** The ticked ones, in the order of the options. */
  value: K[];
  onValueChange: (value: K[]) => void;
  /** At least one has to be ticked. */
  required?: boolean | undefined;
  /** Two beside each other, for short words. */
  columns?: 1 | 2 | undefined;
};

/** Any of a few, all in sight. Stands by itself: it brings its own `Field`. */
export function CheckboxGroup<K extends string>({
  label,
  hint,
  options,
  value,
  onValueChange,
  required = false,
  columns = 1,
}: Props<K>) {
  const set = (changed: K, on: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? on : value.includes(one))),
    );
  return (
    <Field label={label} group optional={!required} hint={hint}>
      <div className={cx("clear-both grid gap-x-4", columns === 2 && "grid-cols-2")}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) => set(option.value, event.target.checked)}
          />
        ))}
      </div>
    </Field>
  );
}
