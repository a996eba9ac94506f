import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ClaimedDomain } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { InlineForm } from "@/ui/InlineForm";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { decideDomain } from "./domains-queries";

const decisions = {
  confirm: {
    asks: "Confirm manually",
    does: "Confirm the domain",
    hint: "How you verified the domain. It's recorded in the audit log.",
    missing: "Say how you verified it.",
    done: "confirmed",
  },
  withdraw: {
    asks: "Withdraw",
    does: "Withdraw the domain",
    hint: "Its addresses no longer sign in through the company's provider. The reason is recorded in the audit log.",
    missing: "Give a reason.",
    done: "withdrawn",
  },
};

/** Confirming a domain by hand, or taking its proof back: never without the reason. */
export function DomainDecision({ claimed }: { claimed: ClaimedDomain }) {
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = reason.trim() === "";
  const decision = decisions[claimed.verified_at ? "withdraw" : "confirm"];
  const confirming = useMutation({
    mutationFn: () => decideDomain(claimed, !claimed.verified_at, reason.trim()),
    onSuccess: () => {
      toast({ message: `${claimed.domain}: ${decision.done}.` });
      setOpen(false);
      setReason("");
      setIsSubmitted(false);
    },
  });
  if (!open) {
    return (
      <Button
        size="sm"
        aria-label={`${decision.asks}: ${claimed.domain}`}
        data-opens={`domain.${claimed.domain}`}
        onClick={() => setOpen(true)}
      >
        {decision.asks}
      </Button>
    );
  }
  const error = confirming.isError ? explain(confirming.error).sentence : undefined;
  return (
    <InlineForm
      changes={`domain.${claimed.domain}`}
      onLeave={() => setOpen(false)}
      className="grid basis-full gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (missing) focusInvalid(event.currentTarget);
        else confirming.mutate();
      }}
    >
      <Field
        label="Reason"
        hint={decision.hint}
        error={isSubmitted && missing ? decision.missing : error}
        className="max-w-form"
      >
        <Textarea
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant={claimed.verified_at ? "danger" : "primary"}
          pending={confirming.isPending}
        >
          {decision.does}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </InlineForm>
  );
}
