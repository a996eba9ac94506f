import type { ReactNode, Ref } from "react";
import { cx } from "@/ui/cx";

type Props = {
  /** Above the list, always in sight: search and boxes. */
  head: ReactNode;
  list: ReactNode;
  thread: ReactNode;
  /** Right of the thread on a wide window. */
  context: ReactNode;
  /** On a phone the thread stands in front of the list. */
  threadInFront: boolean;
  listRef?: Ref<HTMLDivElement>;
};

/** List left, thread, context right. Under 768 px list and thread are views of their own. */
export function MessagesFrame({ head, list, thread, context, threadInFront, listRef }: Props) {
  return (
    <div className="mx-auto flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-var(--foot-height))] w-full max-w-page">
      <div
        className={cx(
          "flex min-h-0 flex-col max-md:w-full md:w-[344px] md:shrink-0 md:border-line md:border-r",
          threadInFront ? "max-md:hidden print:hidden" : "print:w-full print:border-0",
        )}
      >
        <div data-print="no" className="shrink-0 px-(--gutter) pt-4">
          {head}
        </div>
        <div ref={listRef} className="min-h-0 grow overflow-y-auto px-(--gutter)">
          {list}
        </div>
      </div>
      <div
        className={cx(
          "flex min-h-0 min-w-0 grow flex-col",
          !threadInFront && "max-md:hidden print:hidden",
        )}
      >
        {thread}
      </div>
      {context && (
        <aside
          aria-label="About this conversation"
          data-print="no"
          className="w-[300px] shrink-0 overflow-y-auto border-line border-l px-(--gutter) py-5 max-xl:hidden"
        >
          {context}
        </aside>
      )}
    </div>
  );
}
