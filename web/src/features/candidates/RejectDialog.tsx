import { useState } from "react";
import type { MatchSummary } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import type { Rejection } from "./queries";

type Props = {
  open: boolean;
  interactionId: string;
  name: string;
  match: MatchSummary | null;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
};

const NONE = "none";
const MAX = 2000;

/** Names the criterion that decided, and keeps the company's reason. It cannot be taken back, and the button says what it does. */
export function RejectDialog({ open, onClose, name, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Reject ${name}`}
      description="They'll see that it wasn't a match. You can't undo this."
    >
      <RejectForm key={form.interactionId} {...form} name={name} onClose={onClose} />
    </Dialog>
  );
}

function RejectForm({ interactionId, name, match, onClose, onReject }: Omit<Props, "open">) {
  const draft = `reject.${interactionId}`;
  const [draftValues] = useState(() => readDraft<{ criterion: string; reason: string }>(draft));
  const [criterion, setCriterion] = useState(draftValues?.criterion ?? "");
  const [reason, setReason] = useState(draftValues?.reason ?? "");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const tooLong = reason.length > MAX;
  const criteria = (match?.criteria ?? []).filter((one) => one.weight > 0);

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (criterion === "" || tooLong) return;
        dropDraft(draft);
        onReject({
          criterion: criterion === NONE ? null : criterion,
          reason: reason.trim() || null,
        });
      }}
    >
      <Field
        label="What decided it"
        hint="Candidates who opted in see this criterion and how to prove it."
        error={isSubmitted && criterion === "" ? "Choose a criterion." : undefined}
      >
        <Select
          placeholder="Choose one criterion of the job"
          value={criterion}
          options={[
            ...criteria.map(({ key, label }) => ({ value: key, label })),
            { value: NONE, label: "Other reason" },
          ]}
          onChange={(event) => {
            setCriterion(event.target.value);
            writeDraft(draft, { criterion: event.target.value, reason });
          }}
        />
      </Field>
      <Field
        label="Your reason"
        optional
        hint="Only your company can read it."
        aside={`${reason.length.toLocaleString()} of ${MAX.toLocaleString()}`}
        error={tooLong ? `Shorten it by ${reason.length - MAX} characters.` : undefined}
      >
        <Textarea
          rows={4}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            writeDraft(draft, { criterion, reason: event.target.value });
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>Go back</Button>
        <Button type="submit" variant="danger">
          Reject {name.split(" ")[0]}
        </Button>
      </div>
    </form>
  );
}
