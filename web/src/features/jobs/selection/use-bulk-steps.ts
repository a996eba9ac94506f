import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { CompanyJob } from "@/lib/database.types";
import { useToast } from "@/ui/Toasts";
import { allRefused, type BulkDone, type BulkStep, changeJobs, doneText } from "./bulk";

/** What a step left undone: which jobs, and why. */
export type Left = { step: BulkStep; of: number; refused: { job: CompanyJob; reason: Reason }[] };
type Reason = BulkDone["refused"][number];

/** A step with several jobs at once. Those with which it could not be done stay in `left` until they are dismissed. */
export function useBulkSteps() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [left, setLeft] = useState<Left | null>(null);

  type Call = { step: BulkStep; jobs: readonly CompanyJob[] };
  const keep = ({ step, jobs }: Call, reasons: BulkDone["refused"]) => {
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const refused = reasons.flatMap((reason) => {
      const job = byId.get(reason.id);
      return job ? [{ job, reason }] : [];
    });
    setLeft(refused.length > 0 ? { step, of: jobs.length, refused } : null);
  };
  const bulk = useMutation({
    mutationFn: ({ step, jobs }: Call) =>
      changeJobs(
        step,
        jobs.map(({ id }) => id),
      ),
    onMutate: () => setLeft(null),
    onSuccess: ({ ids, refused }, call) => {
      toast({ message: doneText(call.step, ids.length) });
      keep(call, refused);
    },
    onError: (error, call) => {
      const refused = allRefused(error);
      if (refused) keep(call, refused);
      else showError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  });
  return { bulk, left, dismiss: () => setLeft(null) };
}
