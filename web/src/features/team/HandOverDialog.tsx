import { useErrorToast } from "@/entities/query/use-error-toast";
import type { TeamMember as Member } from "@/lib/database.types";
import { session } from "@/lib/session/session";
import { StepUpDeclined } from "@/lib/step-up/step-up";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/Toasts";
import { handOver } from "./queries";
import { useTeamChange } from "./use-team";

type Props = { member: Member | null; company: string; onClose: () => void };

/** Makes a colleague the admin. It closes before it asks the server, which may want a proof in a dialog of its own. */
export function HandOverDialog({ member, company, onClose }: Props) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const handing = useTeamChange({
    mutationFn: (colleague: Member) => handOver(colleague.id),
    onSuccess: async (_, { full_name }) => {
      toast({ message: `${full_name} is now the admin of ${company}.` });
      await session().reloadProfile();
    },
    onError: (error) => {
      if (error instanceof StepUpDeclined) toast({ message: error.message });
      else showError(error);
    },
  });
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title="Hand over admin role"
      description={member ? <bdi>{member.full_name}</bdi> : undefined}
      footer={
        <>
          <Button onClick={onClose}>Keep admin role</Button>
          <Button
            variant="primary"
            onClick={() => {
              if (!member) return;
              onClose();
              handing.mutate(member);
            }}
          >
            Hand over
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <bdi>{member?.full_name}</bdi> gets all admin permissions in {company}, including tier and
        team. You become a recruiter with all permissions and can't undo this yourself. Both of you
        get an email.
      </p>
    </Dialog>
  );
}
