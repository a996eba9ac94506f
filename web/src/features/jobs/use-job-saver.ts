import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { EditableJob, MissingForPublish } from "@/lib/database.types";
import { DraftSaver, type SaverState } from "@/lib/draft-saver";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { DataError, isCode } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { JobDraft } from "./job-form";
import { fromForm, invalidFields, type JobForm, jobFormSchema, toDraft, toForm } from "./job-form";
import {
  companyJobsQuery,
  editableJobQuery,
  isEditable,
  jobOverviewQuery,
  saveJob,
} from "./queries";
import { afterSkills } from "./weights";

export type JobSaver = {
  form: UseFormReturn<JobForm>;
  saver: DraftSaver<JobDraft>;
  state: SaverState<JobDraft>;
  /** What publishing still needs, by the last answer of the server. */
  missing: MissingForPublish[];
  /** A refused publishing is such an answer too. */
  setMissing: (missing: MissingForPublish[]) => void;
};

/** The form of a job and what saves it: a draft by itself, a job on show when somebody says so. */
export function useJobSaver(job: EditableJob): JobSaver {
  const name = `job.${job.id}`;
  const auto = job.status === "draft";
  const [stored] = useState(() => toDraft(job));
  const [begun] = useState<JobDraft>(() => ({ ...stored, ...readDraft<JobDraft>(name) }));
  const [missing, setMissing] = useState(job.missing_for_publish);
  const form = useForm<JobForm>({
    resolver: zodResolver(jobFormSchema),
    mode: "onTouched",
    defaultValues: toForm(begun),
  });
  const [saver] = useState(
    () =>
      new DraftSaver<JobDraft>(
        {
          save: async (patch, version) => {
            const saved = await saveJob(job.id, withWeights(job.id, patch), version);
            setMissing(saved.missing_for_publish);
            void queryClient.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
            void queryClient.invalidateQueries({ queryKey: jobOverviewQuery(job.id).queryKey });
            if (patch.skills) {
              void queryClient.invalidateQueries({ queryKey: editableJobQuery(job.id).queryKey });
            }
            return saved.version;
          },
          load: async () => {
            const now = await queryClient.fetchQuery(editableJobQuery(job.id));
            if (!now)
              throw new DataError("This job no longer exists.", "not_found", null, null, 404, null);
            if (!isEditable(now))
              throw new DataError(
                "You don't have permission to do this.",
                "missing_permission",
                "Ask your company's admin.",
                null,
                403,
                null,
              );
            return { value: toDraft(now), version: now.version };
          },
          isConflict: (error) => isCode(error, "version_conflict"),
          keep: (patch) => (patch ? writeDraft(name, patch) : dropDraft(name)),
          onMerged: (value) => form.reset(toForm(value)),
          later: (run, ms) => {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
          now: Date.now,
        },
        stored,
        job.version,
        begun,
        auto,
      ),
  );

  useEffect(() => saver.setAuto(auto), [saver, auto]);
  useEffect(() => {
    const watching = form.watch(() => {
      const values = form.getValues();
      saver.update(fromForm(values, stored), invalidFields(values));
    });
    const online = () => {
      if (saver.get().phase === "failed") void saver.flush();
    };
    window.addEventListener("online", online);
    return () => {
      watching.unsubscribe();
      window.removeEventListener("online", online);
      saver.stop();
    };
  }, [form, saver, stored]);
  // What was typed in the last second before leaving is saved on the way out.
  useEffect(
    () => () => {
      if (auto && saver.get().phase === "unsaved") void saver.flush();
    },
    [auto, saver],
  );

  const state = useSyncExternalStore(saver.subscribe, saver.get);
  return { form, saver, state, missing, setMissing };
}

/** When the skills change, the weights follow in the same save. */
function withWeights(id: string, patch: Partial<JobDraft>) {
  if (!patch.skills) return patch;
  const job = queryClient.getQueryData(editableJobQuery(id).queryKey);
  if (!job || !isEditable(job)) return patch;
  return { ...patch, weights: afterSkills(job.weights, patch.skills) };
}
