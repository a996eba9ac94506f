import type { RefObject } from "react";
import type { JobCard } from "@/lib/database.types";
import { LinkList } from "@/ui/LinkList";
import { LoadMore } from "@/ui/LoadMore";
import { JobRow } from "./JobRow";

type Props = {
  /** The list's address: tab and filters. */
  address: string;
  jobs: JobCard[];
  selected: string | null;
  hrefOf: (id: string) => string;
  onOpen: (id: string, byKey: boolean) => void;
  /** What scrolls: the pane around the list. */
  pane: RefObject<HTMLElement | null>;
  total: number;
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
  onOpen,
  pane,
  total,
  hasMore,
  loadingMore,
  onMore,
}: Props) {
  return (
    <>
      <LinkList
        label="Jobs"
        items={jobs}
        keyOf={(job) => job.id}
        hrefOf={(job) => hrefOf(job.id)}
        onOpen={(job, byKey) => onOpen(job.id, byKey)}
        selected={selected}
        pane={pane}
        rowPx={117}
        address={`browse-jobs ${address}`}
        onNearEnd={hasMore && !loadingMore ? onMore : undefined}
      >
        {(job) => <JobRow job={job} />}
      </LinkList>
      <LoadMore
        shown={jobs.length}
        total={Math.max(total, jobs.length)}
        noun="jobs"
        byItself
        onMore={hasMore ? onMore : undefined}
        pending={loadingMore}
      />
    </>
  );
}
