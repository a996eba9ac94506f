import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { invitationsKey } from "@/entities/invitation/queries";
import type { MyInvitation } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { declineInvitation } from "./queries";

const MAX = 1000;

type Props = { invitation: MyInvitation; open: boolean; onClose: () => void };

/** Says no, with a reason if one wants to give it. */
export function DeclineDialog({ invitation, open, onClose }: Props) {
  const [reason, setReason] = useState("");
  const declining = useMutation({
    mutationFn: () => declineInvitation(invitation.id, reason),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  const over = reason.length - MAX;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Decline this challenge"
      description={`${invitation.company.name} gets a notification. You can't undo this. Your interest in the job stays.`}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button
            variant="danger"
            pending={declining.isPending}
            disabled={over > 0}
            onClick={() => declining.mutate()}
          >
            Decline challenge
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label="Why"
          optional
          hint="The company can read it."
          error={over > 0 ? `Shorten it by ${over} characters.` : undefined}
        >
          <Textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {declining.isError && <Banner tone="stop">{explain(declining.error).sentence}</Banner>}
      </div>
    </Dialog>
  );
}
