import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Database, EditableJob, JobDetail } from "@/lib/database.types";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { JobDraft } from "./job-form";
import type { JobsView } from "./jobs-list";
import type { WeightInput } from "./weights";

/** All that is known of the list of jobs: for asking it anew. */
export const companyJobsQuery = { queryKey: ["jobs", "list"] as const };

/** Jobs that are shown at first, and more of them each time. */
export const JOBS_PAGE = 200;

/** The jobs of a view, the company's or one's own, in its order. */
export const jobsQuery = ({ group, title, owner, sort }: JobsView, limit: number) =>
  queryOptions({
    queryKey: [...companyJobsQuery.queryKey, group, title, owner, sort, limit],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase()
          .rpc("get_company_jobs", {
            p_group: group,
            p_limit: limit,
            p_sort: sort,
            ...(title && { p_title: title }),
            ...(owner && { p_owner: owner }),
          })
          .abortSignal(signal),
      ),
    // The same group stays in place while it is narrowed or grows; another group begins with its skeleton.
    placeholderData: (before, query) => (query?.queryKey[2] === group ? before : undefined),
  });

/** Every count of jobs. */
export const jobCountsKey = [...companyJobsQuery.queryKey, "counts"] as const;

/** How many jobs of a view each group has, and whose jobs there are; null for somebody without a company. */
export const jobCountsQuery = ({ title, owner }: Pick<JobsView, "title" | "owner">) =>
  queryOptions({
    queryKey: [...jobCountsKey, title, owner],
    queryFn: async () =>
      unwrapMaybe(
        await supabase().rpc("count_company_jobs", {
          ...(title && { p_title: title }),
          ...(owner && { p_owner: owner }),
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What became of a job; null when it is not there or not the reader's. */
export const jobOverviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["jobs", "overview", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_job_overview", { p_id: id })),
  });

/** A job to edit; null when it is not there or not the reader's. See `isEditable`. */
export const editableJobQuery = (id: string) =>
  queryOptions({
    queryKey: ["jobs", "job", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_job", { p_id: id })),
    // The editor holds what is typed; nothing may be exchanged under it.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A job as its own page shows it. The editor's copy stays as it is while it is being written. */
export const jobPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["jobs", "preview", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_job", { p_id: id })),
    staleTime: 0,
  });

/** Whoever can only read a job gets less of it. */
export function isEditable(job: EditableJob | JobDetail): job is EditableJob {
  return job.my.can_edit;
}

/** The patch of a job, its skills as the command takes them; without weights it gets the defaults. */
export type JobPatch = Partial<JobDraft> & { weights?: WeightInput[] | null };

export const createJob = async (title: string) =>
  unwrap(await supabase().rpc("save_job", { p_job: { title } }));

export const saveJob = async (id: string, { skills, ...patch }: JobPatch, version: number) =>
  unwrap(
    await supabase().rpc("save_job", {
      p_id: id,
      p_version: version,
      p_job: {
        ...patch,
        ...(skills
          ? {
              skills: skills.map(({ skill_id, importance, min_years }) => ({
                skill_id,
                importance,
                min_years,
              })),
            }
          : {}),
      },
    }),
  );

export type Moved = Database["public"]["Functions"]["publish_job"]["Returns"];

/** Draft to open; also opens again what was paused, closed, filled or expired. */
export const publishJob = async (id: string) =>
  unwrap(await supabase().rpc("publish_job", { p_id: id }));

export const pauseJob = async (id: string) =>
  unwrap(await supabase().rpc("pause_job", { p_id: id }));

export const resumeJob = async (id: string) =>
  unwrap(await supabase().rpc("resume_job", { p_id: id }));

export const closeJob = async (id: string, outcome: "filled" | "closed") =>
  unwrap(await supabase().rpc("close_job", { p_id: id, p_outcome: outcome }));

/** Only a draft can be deleted. */
export const deleteJob = async (id: string) => {
  unwrapMaybe(await supabase().rpc("delete_job", { p_id: id }));
};

/** A new draft with all that a job says. */
export const duplicateJob = async (id: string) =>
  unwrap(await supabase().rpc("duplicate_job", { p_id: id }));

/** Takes one of the company's featured slots for an open job, or gives it back. */
export const setJobFeatured = async (id: string, isFeatured: boolean) =>
  unwrap(await supabase().rpc("set_job_featured", { p_id: id, p_featured: isFeatured }));

/** Who would enter and leave the first twenty with these weights. */
export const weightsPreviewQuery = (jobId: string, weights: WeightInput[]) =>
  queryOptions({
    queryKey: ["jobs", "weights", jobId, weights],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase()
          .rpc("preview_match_weights", { p_job_opening_id: jobId, p_weights: weights })
          .abortSignal(signal),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
