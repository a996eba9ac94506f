import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { MyJobInvitation } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/Toasts";
import { declineJobInvitation } from "./queries";

type Props = { invitation: MyJobInvitation | null; onClose: () => void };

/** Declines an invitation, on request every later one of the company too. */
export function DeclineDialog({ invitation, onClose }: Props) {
  return (
    <Dialog
      open={invitation !== null}
      onClose={onClose}
      exitMs={0}
      title="Decline the invitation"
      description={
        invitation ? `${invitation.job.title}, ${invitation.job.company.name}` : undefined
      }
    >
      {invitation && <DeclineForm invitation={invitation} onDone={onClose} />}
    </Dialog>
  );
}

function DeclineForm({ invitation, onDone }: { invitation: MyJobInvitation; onDone: () => void }) {
  const { id, job } = invitation;
  const { toast } = useToast();
  const [neverAgain, setNeverAgain] = useState(false);
  const declining = useMutation({
    mutationFn: () => declineJobInvitation(id, neverAgain),
    onSuccess: () => {
      toast({
        message: neverAgain
          ? `Declined. ${job.company.name} can't invite you again.`
          : "Invitation declined",
      });
      onDone();
    },
  });
  const decline = (event: FormEvent) => {
    event.preventDefault();
    declining.mutate();
  };
  return (
    <form className="grid gap-5" onSubmit={decline}>
      <p>The company sees that you declined. It can't invite you to this job again.</p>
      <Checkbox
        label={`Never let ${job.company.name} invite me again`}
        hint="The company doesn't learn of this. You can change it in your privacy settings."
        checked={neverAgain}
        onChange={(event) => setNeverAgain(event.target.checked)}
      />
      {declining.isError && (
        <Banner tone="stop" live>
          {explain(declining.error).sentence}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="danger" pending={declining.isPending}>
          Decline invitation
        </Button>
      </div>
    </form>
  );
}
