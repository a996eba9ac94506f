import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { UndoLines } from "@/entities/undo/UndoLines";
import { stillOpen } from "@/entities/undo/undo";
import { useMarkViewed } from "@/lib/badges/use-badges";
import { paths } from "@/lib/paths";
import { useChanges } from "@/lib/realtime";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";
import { useMedia } from "@/ui/use-media";
import { type Act, nameOf, verbOf } from "./acts";
import { CandidateBoard } from "./CandidateBoard";
import { CandidateList } from "./CandidateList";
import { FilterBar } from "./FilterBar";
import { jobLabels } from "./job-labels";
import { LateStagesDialog } from "./LateStagesDialog";
import { PlaceTabs } from "./PlaceTabs";
import { candidateFiltersQuery, candidateLists, candidateQuery, sharedJobsQuery } from "./queries";
import { SharedJobs } from "./SharedJobs";
import type { SharedProps } from "./shared-props";
import { useDecide } from "./use-decide";
import { jobsOf, type Place, readPlace, shownPlace, writePlace } from "./view";

/** Candidates as a list with the open one beside it, or on a wide screen as a board of their stages. */
export function CandidatesView() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isWide = useMedia("(width >= 768px), print");
  const place = shownPlace(readPlace(new URLSearchParams(search)), isWide);
  useMarkViewed(place.tab === "shared" ? "shared_jobs" : "candidates");
  const field = useRef<HTMLInputElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const decide = useDecide();
  const { acts, undo } = decide;

  const filters = useQuery(candidateFiltersQuery(place));
  const sharedJobs = useQuery(sharedJobsQuery).data ?? [];
  const titles = place.tab === "shared" ? sharedJobs : [];
  const labels = jobLabels(jobsOf(filters.data ?? { jobs: [] }, titles));
  const mayEdit = useMayEditStages();

  const go = useEffectEvent((to: Partial<Place>, how: "push" | "replace" = "replace") => {
    const target = paths.interestedCandidates + writePlace({ ...place, ...to });
    void navigate(target, { replace: how === "replace", preventScrollReset: true });
  });
  const takeBack = (act: Act) => {
    void undo(act);
    const [only] = act.targets;
    // Whoever is open again is where one looks.
    if (act.targets.length === 1 && only && place.layout === "list") go({ candidate: only.id });
  };

  useLiveCandidates(place);
  const shared: SharedProps = {
    place,
    go,
    filters: filters.data ?? null,
    labels,
    decide,
    keys: [
      {
        keys: ["U"],
        does: "Undo the last decision or move, within 10 seconds",
        run: () => {
          const [latest] = stillOpen(acts, Date.now());
          if (latest) takeBack(latest);
        },
      },
      { keys: ["/"], does: "Search by name", run: () => field.current?.focus() },
    ],
    head: (
      <>
        <PlaceTabs
          place={place}
          job={place.job === null ? null : { id: place.job, title: labels.get(place.job) ?? "job" }}
          onEditStages={mayEdit ? () => setIsEditing(true) : undefined}
        />
        {place.tab === "shared" && place.layout === "list" && (
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
          choices={filters.data ?? null}
          labels={labels}
          titles={titles}
          field={field}
          go={go}
        />
      </>
    ),
    undoLines: (
      <UndoLines
        recent={acts}
        keyOf={({ key }) => key}
        verbOf={verbOf}
        nameOf={nameOf}
        onUndo={takeBack}
      />
    ),
  };
  return (
    <>
      {place.layout === "board" ? (
        <CandidateBoard {...shared} />
      ) : (
        <CandidateList {...shared} anyShared={sharedJobs.length > 0} />
      )}
      <LateStagesDialog
        open={isEditing}
        stages={filters.data?.stages ?? []}
        onClose={() => setIsEditing(false)}
      />
    </>
  );
}

/** Stages are the whole company's, so that those who manage it name them. */
function useMayEditStages(): boolean {
  const { company_role } = useProfile();
  const { data: context } = useQuery(employerContextQuery);
  return company_role === "admin" || (context?.permissions.includes("manage_company") ?? false);
}

/** A new interest, one that was undone, a colleague's decision or move, a shared job. */
function useLiveCandidates(place: Place): void {
  const { id: me } = useProfile();
  const client = useQueryClient();
  const readLists = () => {
    void client.invalidateQueries({ queryKey: candidateLists });
    void client.invalidateQueries({ queryKey: ["candidates", "filters", place.tab] });
    void client.invalidateQueries({ queryKey: sharedJobsQuery.queryKey });
  };
  const readOne = (id: unknown) => {
    if (typeof id !== "string") return;
    void client.invalidateQueries({ queryKey: candidateQuery(id).queryKey });
  };
  useChanges(
    `candidates:${me}`,
    [
      { event: "INSERT", table: "job_interactions" },
      { event: "UPDATE", table: "job_interactions" },
      { event: "DELETE", table: "job_interactions" },
      { event: "UPDATE", table: "job_interaction_stages" },
      { event: "INSERT", table: "job_sharing", filter: `shared_with=eq.${me}` },
    ],
    {
      refresh: () => {
        readLists();
        void client.invalidateQueries({ queryKey: ["candidates", "one"] });
      },
      onChange: ({ new: row }) => {
        readLists();
        if ("job_interaction_id" in row) readOne(row.job_interaction_id);
        else if ("id" in row) readOne(row.id);
      },
    },
  );
}
