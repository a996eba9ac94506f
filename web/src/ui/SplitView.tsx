import type { ReactNode, Ref } from "react";
import { cx } from "./cx";

type Props = {
  /** Above the list, always in sight: tabs and filters. */
  head: ReactNode;
  list: ReactNode;
  /** What is open, beside the list. */
  detail: ReactNode;
  /** Names the pane of the detail, which takes the focus: "The open job". */
  detailLabel: string;
  /** Under both: what can be decided. */
  foot?: ReactNode;
  /** On a phone the detail stands in front of the list. */
  detailInFront: boolean;
  listRef?: Ref<HTMLDivElement>;
  detailRef?: Ref<HTMLDivElement>;
};

/**
 * List left, detail right, decisions at the bottom; each pane scrolls by itself. On a phone one column:
 * the detail covers the list, which keeps its place behind it.
 */
export function SplitView({
  head,
  list,
  detail,
  detailLabel,
  foot,
  detailInFront,
  listRef,
  detailRef,
}: Props) {
  return (
    <div className="mx-auto flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-var(--foot-height))] w-full max-w-page flex-col">
      <div className="relative flex min-h-0 grow">
        <div
          className={cx(
            "flex min-h-0 flex-col max-md:w-full md:w-[424px] md:shrink-0 md:border-line md:border-r",
            detailInFront && "max-md:invisible",
            // On paper what is open stands alone.
            detail ? "print:hidden" : "print:visible print:w-full print:border-0",
          )}
        >
          <div data-print="no" className="shrink-0 px-(--gutter) pt-2">
            {head}
          </div>
          <div ref={listRef} className="min-h-0 grow overflow-y-auto px-(--gutter)">
            {list}
          </div>
        </div>
        <section
          ref={detailRef}
          aria-label={detailLabel}
          tabIndex={-1}
          className={cx(
            "-outline-offset-2 min-h-0 min-w-0 grow overflow-y-auto bg-paper px-10 py-7 max-lg:px-(--gutter)",
            "max-md:absolute max-md:inset-0 max-md:py-4",
            !detailInFront && "max-md:hidden",
            detail ? "print:static print:block print:p-0" : "print:hidden",
          )}
        >
          {detail}
        </section>
      </div>
      {foot && (
        <div data-print="no" className="contents">
          {foot}
        </div>
      )}
    </div>
  );
}
