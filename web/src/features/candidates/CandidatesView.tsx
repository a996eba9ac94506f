import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ListDetailPage } from "@/entities/list-detail/ListDetailPage";
import { onPhone, useListDetailPage } from "@/entities/list-detail/use-list-detail-page";
import { useMarkViewed } from "@/lib/badges/use-badges";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { useChanges } from "@/lib/realtime";
import { useProfile } from "@/lib/session/session";
import { useView } from "@/lib/views";
import { LinkList } from "@/ui/LinkList";
import { LoadMore } from "@/ui/LoadMore";
import { Loading } from "@/ui/Skeleton";
import { CandidateDetail } from "./CandidateDetail";
import { CandidateRow } from "./CandidateRow";
import { DetailSkeleton, ListSkeleton } from "./CandidateSkeleton";
import { CandidateTabs } from "./CandidateTabs";
import { DecisionBar } from "./DecisionBar";
import { FilterBar } from "./FilterBar";
import { NoCandidates } from "./NoCandidates";
import {
  candidateFiltersQuery,
  candidateLists,
  candidateQuery,
  candidatesQuery,
  sharedJobsQuery,
} from "./queries";
import { RejectDialog } from "./RejectDialog";
import { SharedJobs } from "./SharedJobs";
import { useDecide } from "./use-decide";
import { type Place, readPlace, rowOf, shown, writePlace } from "./view";

const ROW_PX = 137;

/** The list of candidates with the open one beside it, and the bar where one decides. */
export function CandidatesView() {
  const { id: me } = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = readPlace(new URLSearchParams(search));
  useMarkViewed(place.tab === "shared" ? "shared_jobs" : "candidates");
  const [rejecting, setRejecting] = useState(false);
  const { sending, approve, reject } = useDecide();

  const list = useInfiniteQuery(candidatesQuery(place));
  const filters = useQuery(candidateFiltersQuery(place.tab));
  const open = useQuery({
    ...candidateQuery(place.candidate ?? ""),
    enabled: place.candidate !== null,
  });
  const loaded = list.data?.pages.flat() ?? [];
  const visible = list.data ? shown(loaded, place, open.data ? rowOf(open.data) : null) : [];
  const sharedJobs = useQuery(sharedJobsQuery).data ?? [];

  const go = useEffectEvent((to: Partial<Place>, how: "push" | "replace" = "replace") => {
    const target = paths.interestedCandidates + writePlace({ ...place, ...to });
    void navigate(target, { replace: how === "replace", preventScrollReset: true });
  });
  const view = useListDetailPage({
    keys: visible.map((row) => row.job_interaction_id),
    openKey: place.candidate,
    go: (id, how) => go({ candidate: id }, how),
    prefetch: (id) => void client.prefetchQuery(candidateQuery(id)),
  });
  const { selected } = view;
  const one = useQuery({ ...candidateQuery(selected ?? ""), enabled: selected !== null });
  // On a phone the list covers who is chosen until they are opened.
  useView("profile", onPhone() && !place.candidate ? null : one.data?.person.id, "candidates");
  const candidate = one.data ?? null;

  const act = (what: "approve" | "reject") => {
    if (!candidate?.can_decide || sending) return;
    if (what === "reject") setRejecting(true);
    else void approve(candidate.interaction.id);
  };

  // A new interest, one that was undone, a colleague's decision, a shared job.
  const readLists = () => {
    void client.invalidateQueries({ queryKey: candidateLists });
    void client.invalidateQueries({ queryKey: candidateFiltersQuery(place.tab).queryKey });
    void client.invalidateQueries({ queryKey: sharedJobsQuery.queryKey });
  };
  const readSelected = () => {
    if (selected === null || selected === sending) return;
    void client.invalidateQueries({ queryKey: candidateQuery(selected).queryKey });
  };
  useChanges(
    `candidates:${me}`,
    [
      { event: "INSERT", table: "job_interactions" },
      { event: "UPDATE", table: "job_interactions" },
      { event: "DELETE", table: "job_interactions" },
      { event: "INSERT", table: "job_sharing", filter: `shared_with=eq.${me}` },
    ],
    {
      refresh: () => {
        readLists();
        readSelected();
      },
      onChange: ({ new: row }) => {
        readLists();
        if ("id" in row && row.id === selected) readSelected();
      },
    },
  );

  useKeys("Candidates", [
    { keys: ["J"], does: "Next candidate", run: () => view.step(1) },
    { keys: ["K"], does: "Previous candidate", run: () => view.step(-1) },
    { keys: ["A"], does: "Approve and open the conversation", run: () => act("approve") },
    { keys: ["R"], does: "Reject, with a criterion", run: () => act("reject") },
    {
      keys: ["O"],
      does: "Open the conversation",
      run: () =>
        candidate?.conversation_id && void navigate(paths.conversation(candidate.conversation_id)),
    },
    { keys: ["Escape"], does: "Back to the list", run: view.back },
  ]);

  const hrefOf = (id: string | null) =>
    paths.interestedCandidates + writePlace({ ...place, candidate: id });
  const address = writePlace({ ...place, candidate: null });

  return (
    <>
      <ListDetailPage
        page={view}
        query={list}
        loadedCount={loaded.length}
        failure="Candidates could not be loaded"
        note="You can still use Messages."
        head={
          <>
            <CandidateTabs current={place.tab} sort={place.sort} />
            {place.tab === "shared" && (
              <SharedJobs
                jobs={sharedJobs}
                chosen={place.job}
                hrefOf={(job) =>
                  paths.interestedCandidates +
                  writePlace({ ...place, job, skill: null, candidate: null })
                }
              />
            )}
            <FilterBar
              place={place}
              choices={filters.data ?? { jobs: [], skills: [] }}
              titles={place.tab === "shared" ? sharedJobs : []}
              go={go}
            />
          </>
        }
        loading={
          <Loading label="Loading candidates">
            <ListSkeleton />
          </Loading>
        }
        empty={
          visible.length === 0 && (
            <NoCandidates
              place={place}
              any={Boolean(filters.data)}
              anyShared={sharedJobs.length > 0}
              go={go}
            />
          )
        }
        detailLabel="The open candidate"
        detail={<CandidateDetail query={one} backHref={hrefOf(null)} />}
        detailLoading={
          <Loading label="Loading the candidate">
            <DetailSkeleton />
          </Loading>
        }
        foot={
          candidate && (
            <DecisionBar
              candidate={candidate}
              sending={sending === candidate.interaction.id}
              inFront={place.candidate !== null}
              onApprove={() => act("approve")}
              onReject={() => act("reject")}
            />
          )
        }
      >
        <LinkList
          key={address}
          label="Candidates"
          items={visible}
          keyOf={(row) => row.job_interaction_id}
          hrefOf={(row) => hrefOf(row.job_interaction_id)}
          onOpen={(row, byKey) => view.open(row.job_interaction_id, byKey)}
          selected={selected}
          pane={view.listPane}
          rowPx={ROW_PX}
          address={`candidates ${address}`}
        >
          {(row) => <CandidateRow row={row} bySystemDesign={place.sort === "system_design"} />}
        </LinkList>
        <LoadMore
          shown={visible.length}
          noun={visible.length === 1 ? "candidate" : "candidates"}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          pending={list.isFetchingNextPage}
        />
      </ListDetailPage>
      {candidate && (
        <RejectDialog
          open={rejecting}
          interactionId={candidate.interaction.id}
          name={candidate.person.full_name}
          match={candidate.match}
          onClose={() => setRejecting(false)}
          onReject={(rejection) => {
            setRejecting(false);
            void reject(candidate.interaction.id, rejection);
          }}
        />
      )}
    </>
  );
}
