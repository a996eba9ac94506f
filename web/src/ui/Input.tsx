import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx";
import { useFieldProps } from "./field-context";

type Props = ComponentPropsWithRef<"input"> & {
  /** Inside the box at its start: an icon, a currency. Not announced. */
  before?: ReactNode;
  /** Inside the box at its end: a unit, a key, a small button. */
  after?: ReactNode;
};

/** One line of text. Works with `register` of react-hook-form as it is. */
export function Input({ before, after, className, ...props }: Props) {
  const field = useFieldProps();
  if (!before && !after)
    return <input {...field} {...props} className={cx("field-box", className)} />;
  return (
    <div className={cx("relative", className)}>
      {before && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-0 flex min-w-9 items-center justify-center px-2.5 text-muted"
        >
          {before}
        </span>
      )}
      <input
        {...field}
        {...props}
        className={cx("field-box", Boolean(before) && "pl-9", Boolean(after) && "pr-20")}
      />
      {after && (
        <span className="absolute inset-y-0 right-0 flex items-center px-2.5 text-13 text-muted">
          {after}
        </span>
      )}
    </div>
  );
}
