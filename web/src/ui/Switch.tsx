import { type ReactNode, useId } from "react";
import { cx } from "./cx";

type Props = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** The switch alone: its label is read and not seen, as in a table whose heads say it. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** On or off with an effect at once. The words stand left, the switch right, as a settings row. */
export function Switch({
  checked,
  onCheckedChange,
  label,
  hint,
  disabled,
  bare = false,
  className,
}: Props) {
  const id = useId();
  return (
    <div className={cx("relative flex min-h-row items-center gap-4", !bare && "py-2", className)}>
      <span className={bare ? "sr-only" : "grow"}>
        <label htmlFor={id} className="block">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-13 text-muted">
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className={cx(
          "relative h-6 w-11 shrink-0 rounded-full border transition-colors disabled:cursor-not-allowed disabled:opacity-60",
          checked ? "border-action bg-action" : "border-line-field bg-sunken hover:border-muted",
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            "absolute top-[3px] left-[3px] size-4 rounded-full transition-[left,background-color]",
            checked ? "left-[23px] bg-on-action" : "bg-faint",
          )}
        />
      </button>
    </div>
  );
}
