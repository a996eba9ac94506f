import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The heading's level, to fit the page's outline. */
  level?: 2 | 3 | undefined;
  role?: "alert" | undefined;
  className?: string | undefined;
};

/** The common form of the empty, failed and locked states: left, quiet, in the column of what would stand there. */
export function ViewState({ icon, title, children, action, level = 2, role, className }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div role={role} className={cx("max-w-form border-line border-t py-8", className)}>
      {icon && <div className="mb-3 text-faint">{icon}</div>}
      <Heading className="text-16">{title}</Heading>
      {children && <div className="mt-1 text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap items-center gap-2.5">{action}</div>}
    </div>
  );
}
