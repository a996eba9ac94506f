import { useQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { InviteForm } from "./InviteForm";
import { jobInvitationOptionsQuery } from "./queries";

type Props = {
  open: boolean;
  person: { id: string; full_name: string };
  onClose: () => void;
};

/** Invites a person to one of the reader's open jobs. */
export function InviteDialog({ open, person, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Invite ${person.full_name} to a job`}
      description="They see the job, their match and your reason. If they accept, a conversation opens."
    >
      {open && <Body person={person} onClose={onClose} />}
    </Dialog>
  );
}

function Body({ person, onClose }: Omit<Props, "open">) {
  const options = useQuery(jobInvitationOptionsQuery(person.id));
  if (options.data === undefined) {
    return options.isError ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>Your jobs couldn't be loaded. {explain(options.error).sentence}</p>
        <Button pending={options.isRefetching} onClick={() => void options.refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Loading label="Loading your jobs">
        <SkeletonText lines={5} />
      </Loading>
    );
  }
  if (options.data.jobs.length === 0) {
    return (
      <p className="text-muted">
        You have no open job to invite someone to.{" "}
        <TextLink href={paths.jobs} underlined>
          Go to your jobs
        </TextLink>
      </p>
    );
  }
  return <InviteForm person={person} options={options.data} onClose={onClose} />;
}
