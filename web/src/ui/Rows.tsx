import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx";
import { Link } from "./Link";

/** A ruled list. Give `label` when no heading names it. */
export function RowList({
  label,
  className,
  ...props
}: ComponentPropsWithRef<"ul"> & { label?: string | undefined }) {
  return <ul aria-label={label} {...props} className={cx("border-line border-t", className)} />;
}

type RowProps = ComponentPropsWithRef<"li"> & {
  /** 36 px, for dense lists. */
  dense?: boolean | undefined;
};

/** One line of a ruled list: 44 px at least, its parts beside each other. */
export function Row({ dense = false, className, ...props }: RowProps) {
  return (
    <li
      {...props}
      className={cx(
        "flex items-center gap-3 border-line border-b py-2",
        dense ? "min-h-row-dense" : "min-h-row",
        className,
      )}
    />
  );
}

type RowLinkProps = {
  href: string;
  /** It is open beside the list: a bar in the action colour at its edge. */
  selected?: boolean | undefined;
  /** A small button over the end of the row, beside the link. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A row that opens something, over its whole area. Nothing else inside the link may be pressed. */
export function RowLink({ href, selected = false, aside, children, className }: RowLinkProps) {
  return (
    <li className="relative border-line border-b">
      <Link
        href={href}
        aria-current={selected ? "true" : undefined}
        className={cx(
          "relative -mx-(--gutter) block min-h-row px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50",
          selected && "bg-action-tint shadow-[inset_3px_0_var(--action)]",
          Boolean(aside) && "pr-[calc(var(--gutter)+3rem)]",
          className,
        )}
      >
        {children}
      </Link>
      {aside && <div className="absolute top-2 right-0">{aside}</div>}
    </li>
  );
}
