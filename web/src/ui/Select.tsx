import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx";
import { useFieldProps } from "./field-context";

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

type Props = ComponentPropsWithRef<"select"> & {
  options: SelectOption[];
  /** The first line while nothing is chosen; it cannot be chosen again. */
  placeholder?: string | undefined;
  /** Without a border, for sorting above a list. */
  quiet?: boolean | undefined;
};

/** One of a few. The browser's own list, which phones and screen readers know best. */
export function Select({ options, placeholder, quiet = false, className, ...props }: Props) {
  const field = useFieldProps();
  return (
    <span className={cx("relative block", quiet && "inline-block", className)}>
      <select
        {...field}
        {...props}
        className={cx(
          "field-box cursor-pointer appearance-none truncate pr-8",
          quiet && "border-transparent bg-transparent hover:border-transparent hover:bg-line",
        )}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-raised text-ink"
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
