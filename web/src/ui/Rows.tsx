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
  children: ReactNode;
  /** A button beside the link, below it on a phone. */
  action?: ReactNode;
  className?: string | undefined;
};

/** A row that opens something, over its whole area. Nothing else inside it may be pressed. */
export function RowLink({ href, selected = false, children, action, className }: RowLinkProps) {
  const link = (
    <Link
      href={href}
      aria-current={selected ? "true" : undefined}
      className={cx(
        "relative -mx-(--gutter) block min-h-row px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50",
        selected && "bg-action-tint shadow-[inset_3px_0_var(--action)]",
        className,
      )}
    >
      {children}
    </Link>
  );
  if (!action) return <li className="border-line border-b">{link}</li>;
  return (
    <li className="flex items-start gap-6 border-line border-b max-md:block">
      <div className="min-w-0 grow">{link}</div>
      <div className="shrink-0 py-3 max-md:pt-0">{action}</div>
    </li>
  );
}
