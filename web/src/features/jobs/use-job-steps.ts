import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyJob, MissingForPublish } from "@/lib/database.types";
import { detailsOf, isCode } from "@/lib/errors";
import {
  closeJob,
  companyJobsQuery,
  deleteJob,
  editableJobQuery,
  jobCountsKey,
  jobOverviewQuery,
  type Moved,
  pauseJob,
  publishJob,
  resumeJob,
} from "./queries";

export type Step = "publish" | "pause" | "resume" | "filled" | "closed";

/** What a step did, behind the job's title. */
export const doneWords: Record<Step, string> = {
  publish: "is open. Candidates can find it.",
  pause: "is paused. People can no longer find it.",
  resume: "is open again.",
  filled: "is closed as filled.",
  closed: "is closed.",
};

const commands: Record<Step, (id: string) => Promise<Moved>> = {
  publish: publishJob,
  pause: pauseJob,
  resume: resumeJob,
  filled: (id) => closeJob(id, "filled"),
  closed: (id) => closeJob(id, "closed"),
};

/** The steps of a job's life. Lists and editor follow the answer; a refusal is said once. */
export function useJobSteps() {
  const client = useQueryClient();
  const showError = useErrorToast();

  const refresh = (id: string) => {
    void client.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
    void client.invalidateQueries({ queryKey: editableJobQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: jobOverviewQuery(id).queryKey });
  };
  /** Changes every list of jobs that was loaded; the counts beside them are no list. */
  const changeLists = (change: (jobs: CompanyJob[]) => CompanyJob[]) =>
    client.setQueriesData({ queryKey: companyJobsQuery.queryKey }, (held: unknown) =>
      Array.isArray(held) ? change(held) : held,
    );
  const stepping = useMutation({
    mutationFn: ({ id, step }: { id: string; step: Step }) => commands[step](id),
    onSuccess: (moved) => {
      changeLists((jobs) => jobs.map((job) => (job.id === moved.id ? { ...job, ...moved } : job)));
      client.setQueryData(
        editableJobQuery(moved.id).queryKey,
        (job) => job && { ...job, ...moved },
      );
      client.setQueryData(
        jobOverviewQuery(moved.id).queryKey,
        (job) => job && { ...job, ...moved },
      );
      refresh(moved.id);
    },
    onError: (error, { id }) => {
      // What is missing, the editor says where it is missing.
      if (!missingOf(error)) showError(error);
      // Someone else changed its status: this list is outdated.
      if (isCode(error, "wrong_status") || isCode(error, "not_found")) refresh(id);
    },
  });
  const deleting = useMutation({
    mutationFn: deleteJob,
    onSuccess: (_, id) => {
      changeLists((jobs) => jobs.filter((job) => job.id !== id));
      void client.invalidateQueries({ queryKey: jobCountsKey });
      client.removeQueries({ queryKey: editableJobQuery(id).queryKey });
      client.removeQueries({ queryKey: jobOverviewQuery(id).queryKey });
    },
  });
  return { stepping, deleting };
}

/** The list that a refused publishing carries; null for any other refusal. */
export function missingOf(error: unknown): MissingForPublish[] | null {
  return isCode(error, "not_ready_to_publish") ? detailsOf(error, ["field", "message"]) : null;
}
