import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { MyJobInvitation } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Link } from "@/ui/Link";
import { RelativeTime } from "@/ui/RelativeTime";
import { JobRow } from "../JobRow";
import { interestsQuery, jobQuery } from "../queries";
import { acceptJobInvitation } from "./queries";

type Props = { invitation: MyJobInvitation; onDecline: () => void };

/** One invitation: the job with the reader's match, who invites and why, and the two answers. */
export function InvitationRow({ invitation, onDecline }: Props) {
  const { id, job, reason, sender_name: sender } = invitation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const accepting = useMutation({
    mutationFn: acceptJobInvitation,
    onSuccess: (conversation) => {
      void client.invalidateQueries({ queryKey: interestsQuery.queryKey });
      void client.invalidateQueries({ queryKey: jobQuery(job.id).queryKey });
      void client.invalidateQueries({ queryKey: ["messages"] });
      void navigate(paths.conversation(conversation));
    },
    onError: showError,
  });
  return (
    <li className="border-line border-b pb-4">
      <Link
        href={paths.browseJob(job.id)}
        className="-mx-(--gutter) block min-h-row px-(--gutter) py-3 -outline-offset-2 transition-colors hover:bg-line/50"
      >
        <JobRow job={job} />
      </Link>
      <figure className="mt-1 max-w-measure border-line-strong border-l-2 pl-3">
        <figcaption className="text-13 text-muted">
          <bdi>{sender ?? job.company.name}</bdi> invited you{" "}
          <RelativeTime at={invitation.created_at} />
        </figcaption>
        <blockquote dir="auto" className="mt-0.5 whitespace-pre-line">
          {reason}
        </blockquote>
      </figure>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Button
          variant="primary"
          pending={accepting.isPending}
          aria-label={`Accept and open conversation: ${job.title}`}
          onClick={() => accepting.mutate(id)}
        >
          Accept and open conversation
        </Button>
        <Button aria-label={`Decline: ${job.title}`} onClick={onDecline}>
          Decline
        </Button>
        <p className="text-13 text-muted">
          Answer by <time dateTime={invitation.expires_at}>{dayText(invitation.expires_at)}</time>.
          Accepting doesn't use a daily decision.
        </p>
      </div>
    </li>
  );
}

function dayText(at: string): string {
  return new Date(at).toLocaleDateString(undefined, { day: "numeric", month: "long" });
}
