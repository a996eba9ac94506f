import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { JobShare } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { useToast } from "@/ui/Toasts";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { companyJobsQuery, jobOverviewQuery } from "./queries";
import { jobSharesQuery, shareJob, unshareJob } from "./share-queries";

type Props = { jobId: string; shares: JobShare[] };

/** Who has the job, and the end of it. */
export function ShareList({ jobId, shares }: Props) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: jobSharesQuery(jobId).queryKey });
    void client.invalidateQueries({ queryKey: companyJobsQuery.queryKey });
    void client.invalidateQueries({ queryKey: jobOverviewQuery(jobId).queryKey });
  };
  const showError = useErrorToast();
  const stopping = useMutation({
    mutationFn: (share: JobShare) => unshareJob(jobId, share.id),
    onSuccess: (_, share) => {
      refresh();
      toast({
        message: `${share.full_name} can no longer see the candidates.`,
        action: {
          label: "Undo",
          onAction: () => void shareJob(jobId, share.id, share.note).then(refresh, showError),
        },
      });
    },
    onError: showError,
  });
  return (
    <section aria-label="Shared with" className="mt-7">
      <h3 className="mb-2 text-16">Shared with</h3>
      <RowList label="Shared with">
        {shares.map((share) => (
          <Row key={share.id}>
            <Avatar name={share.full_name} src={share.avatar_url} />
            <div className="min-w-0 grow">
              <p className="truncate">
                <bdi className="font-semibold">{share.full_name || "No name"}</bdi>
                {!share.sees && (
                  <span className="text-wait"> · lost the permission to view candidates</span>
                )}
              </p>
              <p className="truncate text-13 text-muted">
                {share.shared_by ? (
                  <>
                    from <bdi>{share.shared_by}</bdi>,{" "}
                  </>
                ) : null}
                <RelativeTime at={share.created_at} />
                {share.note && (
                  <>
                    {" · "}
                    <bdi>“{share.note}”</bdi>
                  </>
                )}
              </p>
            </div>
            <Button
              size="sm"
              pending={stopping.isPending && stopping.variables.id === share.id}
              onClick={() => stopping.mutate(share)}
            >
              Stop<VisuallyHidden> sharing with {share.full_name}</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </RowList>
    </section>
  );
}
