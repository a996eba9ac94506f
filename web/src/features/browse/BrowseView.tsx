import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { useView } from "@/lib/views";
import { Loading } from "@/ui/Skeleton";
import { SplitView } from "@/ui/SplitView";
import { useListDetail } from "@/ui/use-list-detail";
import { BrowseEmpty } from "./BrowseEmpty";
import { DetailSkeleton, ListSkeleton } from "./BrowseSkeleton";
import { type BrowsePlace, noFilters, writePlace } from "./browse-filters";
import { DecisionBar } from "./DecisionBar";
import { FeaturedNote } from "./FeaturedNote";
import { FilterBar } from "./FilterBar";
import { JobDetail } from "./JobDetail";
import { JobList } from "./JobList";
import { budgetQuery, type JobListTab, jobQuery, jobsQuery } from "./queries";
import type { InteractionStatus, JobCard, PotKind } from "./types";
import { UndoLines } from "./UndoLines";
import { type Recent, stillOpen } from "./undo";
import { useDecisions } from "./use-decisions";
import { usePayment } from "./use-payment";

type Props = {
  place: BrowsePlace;
  tab: JobListTab;
  tabs: ReactNode;
  go: (to: Partial<BrowsePlace>, how?: "push" | "replace") => void;
};

const onPhone = () => matchMedia("(width < 768px)").matches;

/** A list of jobs with the open one beside it, and the bar where one decides. */
export function BrowseView({ place, tab, tabs, go }: Props) {
  const client = useQueryClient();
  const searchField = useRef<HTMLInputElement>(null);
  const { recent, decide, undo, toggleSaved } = useDecisions();

  const list = useInfiniteQuery(jobsQuery(tab, place.filters));
  const budget = useQuery(budgetQuery).data?.budget;
  const pot: PotKind = tab === "featured" ? "featured" : "discover";
  const choice = usePayment(pot);
  const all = unique(list.data?.pages.flatMap((page) => page.jobs) ?? []);
  // What was decided on has left the list; it stays in the cache so that an undo finds its place.
  const leaves = tab !== "saved";
  const jobs = leaves ? all.filter((job) => job.interaction === null) : all;
  const newest = list.data?.pages.at(-1);

  const selected = place.job ?? jobs[0]?.id ?? null;
  const index = jobs.findIndex((job) => job.id === selected);
  const one = useQuery({ ...jobQuery(selected ?? ""), enabled: selected !== null });
  const card = all.find((job) => job.id === selected) ?? null;
  const job = one.data ?? card;

  const { listPane, detailPane, toDetail, toList } = useListDetail({
    selected,
    detailInFront: place.job !== null,
  });

  // On a phone the list covers what is chosen until it is opened.
  useView("job", onPhone() && !place.job ? null : selected, "jobs");

  const select = (id: string) => go({ job: id }, onPhone() && !place.job ? "push" : "replace");
  const open = (id: string, byKey: boolean) => {
    select(id);
    // On a phone the list is covered by what was opened, whoever opened it.
    if (byKey || onPhone()) toDetail();
  };
  const step = (by: 1 | -1) => {
    const to = index < 0 ? jobs[0] : jobs[index + by];
    if (to) select(to.id);
  };

  const act = (kind: InteractionStatus, words: string | null) => {
    if (!job || job.interaction || job.status !== "open") return;
    const paidWith = choice.pay();
    if (!paidWith) return;
    // The next one takes its place, as if the list had moved up under the finger.
    const next = jobs[index + 1] ?? jobs[index - 1];
    void decide(job, kind, words, { source: pot, paidWith });
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
    { keys: ["J"], does: "Next job", run: () => step(1) },
    { keys: ["K"], does: "Previous job", run: () => step(-1) },
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
    {
      keys: ["Escape"],
      does: "Back to the list",
      run: () => {
        if (place.job && onPhone()) go({ job: null });
        toList();
      },
    },
  ]);

  // Midnight has passed: the ten are others now.
  const dayOfSet = newest?.set?.day;
  const isOld = dayOfSet !== undefined && budget !== undefined && dayOfSet < budget.day;
  const { refetch } = list;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);

  // Each job begins at its top; the next one is fetched while this one is read.
  const nextId = jobs[index + 1]?.id;
  useEffect(() => {
    if (selected) detailPane.current?.scrollTo({ top: 0 });
    if (nextId) void client.prefetchQuery(jobQuery(nextId));
  }, [selected, nextId, client, detailPane]);

  return (
    <SplitView
      listRef={listPane}
      detailRef={detailPane}
      detailLabel="The open job"
      detailInFront={place.job !== null}
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
      list={
        list.isPending ? (
          <Loading label="Loading jobs">
            <ListSkeleton />
          </Loading>
        ) : list.isError && jobs.length === 0 ? (
          <QueryFailure query={list} title="Jobs could not be loaded">
            Your saved jobs and interests are safe.
          </QueryFailure>
        ) : jobs.length === 0 && !list.hasNextPage ? (
          <BrowseEmpty
            tab={tab}
            decidedAll={all.length > 0 || (newest?.set?.decided ?? 0) > 0}
            filtered={writePlace({ ...place, tab: "discover", job: null }) !== ""}
            onClear={() => go({ filters: noFilters, job: null })}
          />
        ) : (
          <JobList
            key={writePlace({ ...place, job: null })}
            address={writePlace({ ...place, job: null })}
            jobs={jobs}
            // On a phone nothing is open beside the list, so no row is marked and none scrolled to.
            selected={place.job ?? (onPhone() ? null : selected)}
            hrefOf={(id) => paths.browseJobs + writePlace({ ...place, job: id })}
            onOpen={open}
            pane={listPane}
            total={(newest?.total ?? 0) - (all.length - jobs.length)}
            capped={newest?.capped ?? false}
            hasMore={list.hasNextPage}
            loadingMore={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )
      }
      detail={
        selected === null ? (
          list.isPending && (
            <Loading label="Loading the job">
              <DetailSkeleton />
            </Loading>
          )
        ) : (
          <JobDetail
            card={card}
            query={one}
            backHref={paths.browseJobs + writePlace({ ...place, job: null })}
          />
        )
      }
      foot={
        <div className="z-sticky" data-keep-clear="">
          <UndoLines recent={recent} onUndo={takeBack} />
          <DecisionBar
            job={job}
            pot={pot}
            choice={choice}
            jobInFront={place.job !== null}
            onDecide={act}
            onSave={save}
          />
        </div>
      }
    />
  );
}

/** Pages can overlap when the order has changed between two of them. */
function unique(jobs: JobCard[]): JobCard[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
