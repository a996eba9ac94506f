import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { ListDetailPage } from "@/entities/list-detail/ListDetailPage";
import { onPhone, useListDetailPage } from "@/entities/list-detail/use-list-detail-page";
import { stillOpen } from "@/entities/undo/undo";
import type { JobCard } from "@/lib/database.types";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { useView } from "@/lib/views";
import type { DailyQuota, InteractionStatus } from "@/lib/vocabulary.generated";
import { Loading } from "@/ui/Skeleton";
import { BrowseEmpty } from "./BrowseEmpty";
import { DetailSkeleton, ListSkeleton } from "./BrowseSkeleton";
import { type BrowsePlace, noFilters, writePlace } from "./browse-filters";
import { DecisionBar } from "./DecisionBar";
import { FeaturedNote } from "./FeaturedNote";
import { FilterBar } from "./FilterBar";
import { JobDetail } from "./JobDetail";
import { JobList } from "./JobList";
import { dailyQuotasQuery, type JobListTab, jobQuery, jobsQuery } from "./queries";
import { RecentDecisions } from "./RecentDecisions";
import type { Recent } from "./undo";
import { useDecisions } from "./use-decisions";
import { useNextQuota } from "./use-next-quota";

type Props = {
  place: BrowsePlace;
  tab: JobListTab;
  tabs: ReactNode;
  go: (to: Partial<BrowsePlace>, how?: "push" | "replace") => void;
};

/** A list of jobs with the open one beside it, and the bar where one decides. */
export function BrowseView({ place, tab, tabs, go }: Props) {
  const client = useQueryClient();
  const searchField = useRef<HTMLInputElement>(null);
  const { recent, decide, undo, toggleSaved } = useDecisions();

  const list = useInfiniteQuery(jobsQuery(tab, place.filters));
  const quotas = useQuery(dailyQuotasQuery).data?.quotas;
  const quota: DailyQuota = tab === "featured" ? "featured" : "discover";
  const choice = useNextQuota(quota);
  const all = unique(list.data?.pages.flatMap((page) => page.jobs) ?? []);
  // What was decided on has left the list; it stays in the cache so that an undo finds its place.
  const leaves = tab !== "saved";
  const jobs = leaves ? all.filter((job) => job.interaction === null) : all;
  const newest = list.data?.pages.at(-1);

  const view = useListDetailPage({
    keys: jobs.map(({ id }) => id),
    openKey: place.job,
    go: (id, how) => go({ job: id }, how),
    prefetch: (id) => void client.prefetchQuery(jobQuery(id)),
  });
  const { selected, index } = view;
  const one = useQuery({ ...jobQuery(selected ?? ""), enabled: selected !== null });
  const card = all.find((job) => job.id === selected) ?? null;
  const job = one.data ?? card;

  // On a phone the list covers what is chosen until it is opened.
  useView("job", onPhone() && !place.job ? null : selected, "jobs");

  const act = (kind: InteractionStatus, words: string | null) => {
    if (!job || job.interaction || job.status !== "open") return;
    const chargedQuota = choice.consume();
    if (!chargedQuota) return;
    // The next one takes its place, as if the list had moved up under the finger.
    const next = jobs[index + 1] ?? jobs[index - 1];
    void decide(job, kind, words, { source: quota, chargedQuota: chargedQuota });
    if (leaves) go({ job: place.job && next && index >= 0 ? next.id : null });
  };
  const takeBack = (what: Recent) => {
    void undo(what);
    if (leaves) go({ job: what.jobId });
  };
  const save = () => {
    if (job) void toggleSaved(job);
  };

  useKeys("Browse jobs", [
    { keys: ["J"], does: "Next job", run: () => view.step(1) },
    { keys: ["K"], does: "Previous job", run: () => view.step(-1) },
    { keys: ["I"], does: "Interested", run: () => act("interested", null) },
    { keys: ["N"], does: "Not interested", run: () => act("not_interested", null) },
    { keys: ["S"], does: "Save or unsave", run: save },
    { keys: ["B"], does: "Use a bonus after your daily limit", run: choice.toggleBonus },
    {
      keys: ["U"],
      does: "Undo the last decision, within 10 seconds",
      run: () => {
        const [latest] = stillOpen(recent, Date.now());
        if (latest) takeBack(latest);
      },
    },
    { keys: ["/"], does: "Filter by text", run: () => searchField.current?.focus() },
    { keys: ["Escape"], does: "Back to the list", run: view.back },
  ]);

  // Midnight has passed: the ten are others now.
  const dayOfSet = newest?.set?.day;
  const isOld = dayOfSet !== undefined && quotas !== undefined && dayOfSet < quotas.day;
  const { refetch } = list;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);

  return (
    <ListDetailPage
      page={view}
      query={list}
      loadedCount={jobs.length}
      failure="Jobs could not be loaded"
      head={
        <>
          {tabs}
          {/* What was saved or featured is shown whole: the server narrows Discover alone. */}
          {tab === "saved" ? (
            <div className="h-3" />
          ) : tab === "featured" ? (
            <FeaturedNote set={newest?.set} left={jobs.length} />
          ) : (
            <FilterBar
              filters={place.filters}
              onFilters={(filters) => go({ filters, job: null })}
              field={searchField}
            />
          )}
        </>
      }
      note="Your saved jobs and interests are safe."
      loading={
        <Loading label="Loading jobs">
          <ListSkeleton />
        </Loading>
      }
      empty={
        jobs.length === 0 &&
        !list.hasNextPage && (
          <BrowseEmpty
            tab={tab}
            decidedAll={all.length > 0 || (newest?.set?.decided ?? 0) > 0}
            filtered={writePlace({ ...place, tab: "discover", job: null }) !== ""}
            onClear={() => go({ filters: noFilters, job: null })}
          />
        )
      }
      detailLabel="The open job"
      detail={
        <JobDetail
          card={card}
          query={one}
          backHref={paths.browseJobs + writePlace({ ...place, job: null })}
        />
      }
      detailLoading={
        <Loading label="Loading the job">
          <DetailSkeleton />
        </Loading>
      }
      foot={
        <div className="z-sticky" data-keep-clear="">
          <RecentDecisions recent={recent} onUndo={takeBack} />
          <DecisionBar
            job={job}
            quota={quota}
            choice={choice}
            jobInFront={place.job !== null}
            onDecide={act}
            onSave={save}
          />
        </div>
      }
    >
      <JobList
        key={writePlace({ ...place, job: null })}
        address={writePlace({ ...place, job: null })}
        jobs={jobs}
        // On a phone nothing is open beside the list, so no row is marked and none scrolled to.
        selected={place.job ?? (onPhone() ? null : selected)}
        hrefOf={(id) => paths.browseJobs + writePlace({ ...place, job: id })}
        onOpen={view.open}
        pane={view.listPane}
        total={(newest?.total ?? 0) - (all.length - jobs.length)}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </ListDetailPage>
  );
}

/** Pages can overlap when the order has changed between two of them. */
function unique(jobs: JobCard[]): JobCard[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
