import type { ReactNode } from "react";
import { cx } from "./cx";

type PageHeaderProps = {
  /** The page's h1. It can take the focus after a change of route. */
  title: ReactNode;
  /** A line below in the muted colour. */
  lede?: ReactNode;
  /** Above the title: where this belongs. */
  above?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** The head of a page. One per page. */
export function PageHeader({ title, lede, above, actions, className }: PageHeaderProps) {
  return (
    <header
      className={cx(
        "flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-6 max-md:pt-6",
        className,
      )}
    >
      <div className="min-w-0">
        {above && <div className="mb-2 text-muted">{above}</div>}
        <h1 tabIndex={-1} className="text-26">
          {title}
        </h1>
        {lede && <p className="mt-1 max-w-measure text-muted">{lede}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}

type SectionProps = {
  title: string;
  /** At the right of the heading: a count, a link, a small button. */
  aside?: ReactNode;
  /** A sentence under the heading. */
  lede?: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
};

/** A part of a page under its own h2. */
export function Section({ title, aside, lede, children, id, className }: SectionProps) {
  return (
    <section id={id} aria-label={title} className={cx("py-6", className)}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-16">{title}</h2>
        {aside && <div className="text-13 text-muted">{aside}</div>}
      </div>
      {lede && <p className="-mt-2 mb-4 max-w-measure text-muted">{lede}</p>}
      {children}
    </section>
  );
}

type ActionBarProps = {
  /** Names the region: what is decided here. */
  label: string;
  /** At the left: what is left today, what was saved. */
  note?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
  className?: string | undefined;
};

/** The decision bar, stuck to the bottom of a page or a form, on a phone above the links there. */
export function ActionBar({ label, note, children, className }: ActionBarProps) {
  return (
    <section
      aria-label={label}
      data-print="no"
      data-keep-clear=""
      className={cx(
        "sticky bottom-(--foot-height) z-sticky flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-line-strong border-t bg-raised px-(--gutter) py-3.5",
        className,
      )}
    >
      <div className="text-muted">{note}</div>
      <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:grow">{children}</div>
    </section>
  );
}
