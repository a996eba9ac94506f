import { useState } from "react";
import type { Candidate, MatchSummary } from "@/lib/database.types";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import { criteriaOfAll } from "./criteria";
import type { Rejection } from "./queries";

type Props = {
  open: boolean;
  /** Whom it is about: "Ada Lovelace", "3 candidates". */
  name: string;
  /** On the button: "Ada", "3 candidates". */
  shortName: string;
  /** Where what was written is kept until it is sent. */
  draftKey: string;
  /** The match of each of them. */
  matches: readonly (MatchSummary | null)[];
  /** The challenges that would prove a criterion; of one candidate alone. */
  proofs: Candidate["proofs"];
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
};

const NONE = "none";
const MAX = 2000;

/** Names the criterion that decided, and keeps the company's reason. */
export function RejectDialog({ open, onClose, name, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Reject ${name}`}
      description="They'll see that it wasn't a match. You can undo this for 10 seconds."
    >
      <RejectForm key={form.draftKey} {...form} onClose={onClose} />
    </Dialog>
  );
}

function RejectForm({
  draftKey: draft,
  shortName,
  matches,
  proofs,
  onClose,
  onReject,
}: Omit<Props, "open" | "name">) {
  const [draftValues] = useState(() => readDraft<{ criterion: string; reason: string }>(draft));
  const [criterion, setCriterion] = useState(draftValues?.criterion ?? "");
  const [reason, setReason] = useState(draftValues?.reason ?? "");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const tooLong = reason.length > MAX;
  const criteria = criteriaOfAll(matches);
  const known = criterion === NONE || criteria.some(({ key }) => key === criterion);
  const chosen = known ? criterion : "";

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (chosen === "" || tooLong) return;
        dropDraft(draft);
        onReject({
          criterion: chosen === NONE ? null : chosen,
          reason: reason.trim() || null,
        });
      }}
    >
      <Field
        label="What decided it"
        hint={shownText(chosen, proofs)}
        error={isSubmitted && chosen === "" ? "Choose a criterion." : undefined}
      >
        <Select
          placeholder="Choose one criterion of the job"
          value={chosen}
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
          Reject {shortName}
        </Button>
      </div>
    </form>
  );
}

/** What the candidate sees of the choice. */
function shownText(criterion: string, proofs: Candidate["proofs"]): string {
  if (criterion === NONE) return "Candidates see no reason.";
  const proof = proofs.find((one) => one.criterion === criterion);
  return proof
    ? `Candidates who opted in see this criterion, and “${proof.challenge.title}” as the challenge that proves it.`
    : "Candidates who opted in see this criterion, and a challenge that proves it if there is one.";
}
