import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { JobOverview } from "@/lib/database.types";
import { Switch } from "@/ui/Switch";
import { useJobRights } from "../gate";
import { setJobFeatured } from "../queries";

/** Features an open job with a slot of the company's tier. Where none is free, the refusal names the tier that has more. */
export function FeaturedSwitch({ job }: { job: JobOverview }) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mayManage, publishLocked } = useJobRights();
  const setting = useMutation({
    mutationFn: (isFeatured: boolean) => setJobFeatured(job.id, isFeatured),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  });
  if (!mayManage || job.status !== "open") return null;
  return (
    <Switch
      className="mt-3"
      label="Featured"
      hint="It comes first in the daily Featured list of candidates, and is labelled so."
      checked={setting.isPending ? setting.variables : job.is_featured}
      disabled={setting.isPending || publishLocked !== null}
      onCheckedChange={(isFeatured) => setting.mutate(isFeatured)}
    />
  );
}
