import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx";
import { useFieldProps } from "./field-context";

/** Several lines; grows with what is typed up to 60 % of the window, from `rows` on. */
export function Textarea({ className, rows = 3, ...props }: ComponentPropsWithRef<"textarea">) {
  const field = useFieldProps();
  return (
    <textarea
      {...field}
      rows={rows}
      // A box sized by its content ignores `rows`, so the least height is said here.
      style={{ minHeight: `calc(${rows} * 1lh + 14px)` }}
      {...props}
      className={cx(
        "field-box field-sizing-content max-h-[60dvh] resize-y leading-relaxed",
        className,
      )}
    />
  );
}
