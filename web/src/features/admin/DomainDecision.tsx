import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { type ClaimedDomain, confirmDomain } from "./domains-queries";

/** Confirming a domain by hand: never without the reason. */
export function DomainDecision({ claimed }: { claimed: ClaimedDomain }) {
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const missing = reason.trim() === "";
  const confirming = useMutation({
    mutationFn: () => confirmDomain(claimed, reason.trim()),
    onSuccess: () => toast({ message: `${claimed.domain}: confirmed.` }),
  });
  if (!open) {
    return (
      <Button
        size="sm"
        aria-label={`Confirm ${claimed.domain} by hand`}
        onClick={() => setOpen(true)}
      >
        Confirm by hand
      </Button>
    );
  }
  const error = confirming.isError ? explain(confirming.error).sentence : undefined;
  return (
    <form
      noValidate
      className="grid basis-full gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!missing) confirming.mutate();
      }}
    >
      <Field
        label="Reason"
        hint="What proved it to you. It stands in the audit log."
        error={asked && missing ? "Say what proved it." : error}
        className="max-w-form"
      >
        <Textarea
          autoFocus
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={confirming.isPending}>
          Confirm the domain
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
