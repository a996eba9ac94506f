import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { JobInvitationOptions } from "@/lib/database.types";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { inviteToJob } from "./queries";
import { closedReason, leftOf, matchSentence, optionLabel, resetDay } from "./words";

type Props = {
  person: { id: string; full_name: string };
  options: JobInvitationOptions;
  onClose: () => void;
};

const MAX_REASON = 1000;

/** Which job, and why this person. */
export function InviteForm({ person, options, onClose }: Props) {
  const { toast } = useToast();
  // The best match that is still possible.
  const [jobId, setJobId] = useState(
    () => options.jobs.find((job) => closedReason(job) === null)?.id ?? "",
  );
  const [reason, setReason] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const inviting = useMutation({
    mutationFn: inviteToJob,
    onSuccess: () => {
      toast({ message: `Invitation sent to ${person.full_name}` });
      onClose();
    },
  });
  const job = options.jobs.find(({ id }) => id === jobId);
  const left = leftOf(options);
  const reasonError =
    reason.length > MAX_REASON
      ? `Shorten it by ${reason.length - MAX_REASON} characters.`
      : isSubmitted && !reason.trim()
        ? "Write why you invite this person."
        : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!job || left === 0 || !reason.trim() || reason.length > MAX_REASON) return;
    inviting.mutate({ personId: person.id, jobId: job.id, reason: reason.trim() });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <Field
        label="Job"
        error={isSubmitted && !job ? "Choose a job." : undefined}
        hint={job ? matchSentence(job) : "Each person can be invited to a job once."}
      >
        <Select
          placeholder="Choose a job"
          value={jobId}
          options={options.jobs.map((one) => ({
            value: one.id,
            label: optionLabel(one),
            disabled: closedReason(one) !== null,
          }))}
          onChange={(event) => setJobId(event.target.value)}
        />
      </Field>
      {options.total > options.jobs.length && (
        <p className="-mt-3 text-13 text-muted">
          Showing the {options.jobs.length} best matches of your {options.total.toLocaleString()}{" "}
          open jobs.
        </p>
      )}
      <Field
        label="Reason"
        hint="They read it. Say what in their profile fits this job."
        aside={`${reason.length.toLocaleString()} of ${MAX_REASON.toLocaleString()}`}
        error={reasonError}
      >
        <Textarea rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {inviting.isError && (
        <Banner tone="stop" live>
          <ErrorSentence error={inviting.error} />
        </Banner>
      )}
      {left === 0 && (
        <Banner tone="wait" title="No invitations left.">
          Your company has used all {options.limit} job invitations for this month. The limit resets
          on {resetDay(options.resets_at)}.
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        {left !== null && left > 0 && (
          <p className="mr-auto text-13 text-muted tabular-nums">
            {left.toLocaleString()} of {options.limit?.toLocaleString()} left this month
          </p>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={inviting.isPending}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
