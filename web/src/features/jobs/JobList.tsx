import type { MouseEvent, RefObject } from "react";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { LoadMore } from "@/ui/LoadMore";
import { WindowList } from "@/ui/WindowList";
import { JobRow } from "./JobRow";
import type { JobCard } from "./types";

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
  /** More than `total` exist; only the best were ranked. */
  capped: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
};

/** The jobs as ruled rows, fetched as one goes on. */
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
  const press = (event: MouseEvent, id: string) => {
    // A press with a modifier opens the job in a tab of its own, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <>
      <WindowList
        label="Jobs"
        items={jobs}
        keyOf={(job) => job.id}
        selected={selected}
        pane={pane}
        rowPx={117}
        address={`browse-jobs ${address}`}
        onNearEnd={hasMore && !loadingMore ? onMore : undefined}
      >
        {(job, open) => (
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
        )}
      </WindowList>
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
