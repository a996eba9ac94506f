import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { invitationsKey } from "@/entities/invitation/queries";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { queryClient } from "@/lib/query-client";
import type { InvitationDecision } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { decideInvitation } from "./queries";

type Props = {
  invitationId: string;
  name: string;
  /** What is about to be decided; null closes the dialog. */
  decision: InvitationDecision | null;
  onClose: () => void;
};

const MAX = 2000;

/** Asks for the reason, which the candidate reads. */
export function DecideDialog({ invitationId, name, decision, onClose }: Props) {
  return (
    <Dialog
      open={decision !== null}
      onClose={onClose}
      title={decision === "rejected" ? `Reject ${name}'s answer` : `Approve ${name}'s answer`}
      description="The candidate can read your reason. You can't undo this."
    >
      {decision && <DecideForm id={invitationId} decision={decision} onClose={onClose} />}
    </Dialog>
  );
}

function DecideForm({
  id,
  decision,
  onClose,
}: {
  id: string;
  decision: InvitationDecision;
  onClose: () => void;
}) {
  const draft = `decide-invitation.${id}`;
  const [reason, setReason] = useState(() => readDraft<{ reason: string }>(draft)?.reason ?? "");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const deciding = useMutation({
    mutationFn: () => decideInvitation(id, decision, reason.trim()),
    onSuccess: () => {
      dropDraft(draft);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  const error =
    reason.length > MAX
      ? `Shorten it by ${reason.length - MAX} characters.`
      : isSubmitted && reason.trim() === ""
        ? "Enter a reason. The candidate spent time on this."
        : undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (reason.trim() !== "" && reason.length <= MAX) deciding.mutate();
      }}
    >
      <Field
        label="Your reason"
        aside={`${reason.length.toLocaleString()} of ${MAX.toLocaleString()}`}
        error={error}
      >
        <Textarea
          rows={4}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            writeDraft(draft, { reason: event.target.value });
          }}
        />
      </Field>
      {deciding.isError && (
        <Banner tone="stop">
          <ErrorSentence error={deciding.error} />
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>Go back</Button>
        <Button
          type="submit"
          variant={decision === "rejected" ? "danger" : "primary"}
          pending={deciding.isPending}
        >
          {decision === "rejected" ? "Reject the answer" : "Approve the answer"}
        </Button>
      </div>
    </form>
  );
}
