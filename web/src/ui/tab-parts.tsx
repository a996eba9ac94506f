import type { ReactNode } from "react";

export type Tab = {
  key: string;
  label: string;
  /** A figure beside the label, or a text such as "100+". */
  count?: number | string | undefined;
  /** A mark of news beside it: a `Badge`. */
  badge?: ReactNode;
};

export const tabStripClass =
  "flex overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]";
export const tabClass =
  "relative flex h-11 shrink-0 items-center gap-1.5 transition-colors -outline-offset-2 " +
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5";
export const currentTabClass = "font-semibold text-ink after:bg-ink";
export const otherTabClass = "text-muted hover:text-ink";

/** What stands on a tab, whichever element it is. */
export function TabLabel({ label, count, badge }: Omit<Tab, "key">) {
  return (
    <>
      {/* The bold form is laid out unseen, so that choosing a tab moves nothing. */}
      <span className="grid *:[grid-area:1/1]">
        <span>{label}</span>
        <span aria-hidden="true" className="invisible font-semibold">
          {label}
        </span>
      </span>
      {count !== undefined && (
        <span className="font-normal text-muted tabular-nums">{count.toLocaleString()}</span>
      )}
      {badge}
    </>
  );
}
