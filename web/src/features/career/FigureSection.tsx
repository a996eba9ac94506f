import type { ReactNode } from "react";
import { cx } from "@/ui/cx";

type Props = {
  id: string;
  title: string;
  /** What it says, in a sentence. */
  lede: string;
  /** What is counted, and what isn't. */
  howItIsMade: ReactNode;
  /** The one thing to do next; absent while the figure isn't there. */
  next?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A figure under its heading: what it says, how it is made, and one thing to do. */
export function FigureSection({ id, title, lede, howItIsMade, next, children, className }: Props) {
  return (
    <section
      id={id}
      aria-label={title}
      className={cx("min-w-0 scroll-mt-20 border-line border-t py-6", className)}
    >
      <h2 className="text-16">{title}</h2>
      <p className="mt-1 mb-4 max-w-measure text-13 text-muted">{lede}</p>
      {children}
      {next && <p className="mt-4">{next}</p>}
      <details className="mt-4 max-w-measure text-13 text-muted">
        <summary className="w-fit cursor-pointer rounded-mark py-1 hover:text-ink">
          How this is made
        </summary>
        <div className="mt-1 grid gap-2">{howItIsMade}</div>
      </details>
    </section>
  );
}
