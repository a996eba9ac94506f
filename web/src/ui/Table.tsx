import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx";

type TableProps = ComponentPropsWithRef<"table"> & {
  /** Names the table; `showCaption` prints it above. */
  caption: string;
  showCaption?: boolean | undefined;
};

/** A dense ruled table that scrolls inside its own frame when it is wider than the page. */
export function Table({ caption, showCaption = false, className, children, ...props }: TableProps) {
  return (
    // Focusable, so that a keyboard can scroll it sideways. What is for screen readers alone is placed in it: else it would
    // make the page as wide as the table.
    <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table {...props} className={cx("w-full border-collapse text-left", className)}>
        <caption className={showCaption ? "pb-2 text-left font-semibold" : "sr-only"}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { /** Figures: at the right, in the mono face. */ figure?: boolean | undefined };

/** A column's head. */
export function Th({
  figure = false,
  className,
  ...props
}: ComponentPropsWithRef<"th"> & CellProps) {
  return (
    <th
      scope="col"
      {...props}
      className={cx(
        "h-9 border-line-strong border-b pr-4 text-13 font-normal whitespace-nowrap text-muted last:pr-0",
        figure && "text-right",
        className,
      )}
    />
  );
}

/** A cell, 36 px high at least. */
export function Td({
  figure = false,
  className,
  ...props
}: ComponentPropsWithRef<"td"> & CellProps) {
  return (
    <td
      {...props}
      className={cx(
        "h-9 border-line border-b py-1 pr-4 last:pr-0 max-md:h-12",
        figure && "text-right font-mono text-13",
        className,
      )}
    />
  );
}
