import type { ReactNode, Ref } from "react";
import { cx } from "./cx";

type Props = {
  /** Above the list, always in sight: tabs and filters. */
  head: ReactNode;
  list: ReactNode;
  /** What is open, beside the list. */
  detail: ReactNode;
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
export function SplitView({ head, list, detail, foot, detailInFront, listRef, detailRef }: Props) {
  return (
    <div className="mx-auto flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px))] w-full max-w-page flex-col max-md:h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-56px)]">
      <div className="relative flex min-h-0 grow">
        <div
          className={cx(
            "flex min-h-0 flex-col max-md:w-full md:w-[424px] md:shrink-0 md:border-line md:border-r",
            detailInFront && "max-md:invisible",
          )}
        >
          <div className="shrink-0 px-(--gutter) pt-2">{head}</div>
          <div ref={listRef} className="min-h-0 grow overflow-y-auto px-(--gutter)">
            {list}
          </div>
        </div>
        <div
          ref={detailRef}
          className={cx(
            "min-h-0 min-w-0 grow overflow-y-auto bg-paper px-10 py-7 max-lg:px-(--gutter)",
            "max-md:absolute max-md:inset-0 max-md:py-4",
            !detailInFront && "max-md:hidden",
          )}
        >
          {detail}
        </div>
      </div>
      {foot}
    </div>
  );
}
