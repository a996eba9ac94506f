import { Minus, Plus } from "lucide-react";
import { type ComponentPropsWithRef, useRef } from "react";
import { cx } from "./cx";
import { useFieldProps } from "./field-context";

type Props = Omit<
  ComponentPropsWithRef<"input">,
  "type" | "value" | "onChange" | "defaultValue"
> & {
  value: number | null;
  /** Null when the box is empty. What is typed is passed on as it is; bounds are the form's to check. */
  onValueChange: (value: number | null) => void;
  /** After the figure: "years", "€". */
  unit?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** What is counted, for the two buttons: "Fewer years", "More years". */
  noun: string;
};

/** A whole number with a step down and up. Arrow keys step as well. */
export function NumberInput({
  value,
  onValueChange,
  unit,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  noun,
  className,
  ref,
  ...props
}: Props) {
  const field = useFieldProps();
  const own = useRef<HTMLInputElement>(null);
  const nudge = (by: number) => onValueChange(Math.min(max, Math.max(min, (value ?? min) + by)));
  const stepper =
    "grid w-9 place-items-center text-muted hover:bg-line hover:text-ink disabled:text-faint disabled:hover:bg-transparent max-md:w-11";
  return (
    <div
      data-disabled={props.disabled || undefined}
      data-invalid={field["aria-invalid"]}
      className={cx(
        "field-box flex w-44 items-stretch overflow-hidden p-0 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action",
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Fewer ${noun}`}
        disabled={props.disabled || (value !== null && value <= min)}
        className={stepper}
        onClick={() => nudge(-step)}
      >
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <span className="flex grow items-center justify-center border-line border-x">
        <input
          {...field}
          {...props}
          ref={ref ?? own}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={value ?? ""}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            onValueChange(Number.isNaN(typed) ? null : Math.trunc(typed));
          }}
          className={cx(
            "h-full min-w-0 grow bg-transparent font-mono outline-none [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
            unit ? "pl-2 text-right" : "text-center",
          )}
        />
        {unit && <span className="shrink-0 pr-2 pl-1.5 text-13 text-muted">{unit}</span>}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`More ${noun}`}
        disabled={props.disabled || (value !== null && value >= max)}
        className={stepper}
        onClick={() => nudge(step)}
      >
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
