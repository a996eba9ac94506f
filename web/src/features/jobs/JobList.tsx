import { useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { LoadMore } from "@/ui/LoadMore";
import { JobRow } from "./JobRow";
import type { JobCard } from "./types";

/** Where each list was left, by its address: "back" finds it as it was. For the life of the page. */
const left = new Map<string, { offset: number; sizes: VirtualItem[] }>();

type Props = {
  /** The list's address: tab and filters. */
  address: string;
  jobs: JobCard[];
  selected: string | null;
  hrefOf: (id: string) => string;
  onSelect: (id: string) => void;
  /** What scrolls: the pane around the list. */
  pane: RefObject<HTMLElement | null>;
  total: number;
  capped: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
};

const ROW_PX = 117;

/** The jobs as ruled rows. Only those in sight are drawn, however many there are. */
export function JobList({
  address,
  jobs,
  selected,
  hrefOf,
  onSelect,
  pane,
  total,
  capped,
  hasMore,
  loadingMore,
  onMore,
}: Props) {
  const before = left.get(address);
  const list = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => jobs[index]?.id ?? index,
    overscan: 6,
    initialOffset: before?.offset ?? 0,
    initialMeasurementsCache: before?.sizes ?? [],
  });

  const keep = useEffectEvent(() => {
    left.set(address, { offset: list.scrollOffset ?? 0, sizes: list.takeSnapshot?.() ?? [] });
  });
  useEffect(() => () => keep(), []);

  // The selected row stays in sight while the list is walked by keys.
  const index = jobs.findIndex((job) => job.id === selected);
  const show = useEffectEvent((at: number) => list.scrollToIndex(at, { align: "auto" }));
  useEffect(() => {
    if (index >= 0) show(index);
  }, [index]);

  const rows = list.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const more = useEffectEvent(onMore);
  const near = hasMore && !loadingMore && last >= jobs.length - 8;
  useEffect(() => {
    if (near) more();
  }, [near]);

  const press = (event: MouseEvent, id: string) => {
    // A press with a modifier opens the job in a tab of its own, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <>
      <ul
        aria-label="Jobs"
        className="relative border-line border-t"
        style={{ height: list.getTotalSize() }}
      >
        {rows.map((row) => {
          const job = jobs[row.index];
          if (!job) return null;
          const open = job.id === selected;
          return (
            <li
              key={row.key}
              ref={list.measureElement}
              data-index={row.index}
              aria-setsize={hasMore ? -1 : jobs.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start}px)` }}
              className="absolute inset-x-0 top-0 border-line border-b"
            >
              <Link
                href={hrefOf(job.id)}
                aria-current={open ? "true" : undefined}
                onClick={(event) => press(event, job.id)}
                className={cx(
                  "-mx-(--gutter) block px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50",
                  open && "md:bg-action-tint md:shadow-[inset_3px_0_var(--action)]",
                )}
              >
                <JobRow job={job} />
              </Link>
            </li>
          );
        })}
      </ul>
      <LoadMore
        shown={jobs.length}
        total={capped ? null : Math.max(total, jobs.length)}
        noun={capped ? `of the best ${total.toLocaleString()} jobs` : "jobs"}
        onMore={hasMore ? onMore : undefined}
        pending={loadingMore}
      />
    </>
  );
}
