import { type ReactNode, useContext, useId } from "react";
import { cx } from "./cx";
import { FieldContext } from "./field-context";

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

type Props = {
  options: RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Its name when no Field with `group` stands around it. */
  label?: string | undefined;
  /** Draws each choice as a bordered block: for few, weighty choices. */
  blocks?: boolean | undefined;
  className?: string | undefined;
};

/** One of a few, all in sight. Arrow keys move the choice. Put it into a `Field` with `group`. */
export function RadioGroup({
  options,
  value,
  onValueChange,
  onBlur,
  label,
  blocks = false,
  className,
}: Props) {
  const name = useId();
  const field = useContext(FieldContext);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.labelId}
      aria-describedby={field?.describedBy}
      className={cx("grid", blocks ? "gap-2" : "gap-0.5", className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "flex cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted",
            blocks
              ? "rounded-control border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-faint has-checked:border-action has-checked:bg-action-tint"
              : "min-h-7 py-1",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            onBlur={onBlur}
            aria-describedby={option.hint ? `${name}-${option.value}` : undefined}
            className="mt-0.5 size-[18px] shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-field bg-raised transition-colors checked:border-[5px] checked:border-action hover:border-muted checked:hover:border-action"
          />
          <span className={blocks ? "font-semibold" : undefined}>
            {option.label}
            {option.hint && (
              <span id={`${name}-${option.value}`} className="block text-13 font-normal text-muted">
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
