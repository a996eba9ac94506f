import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { approvalStatusLabels } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { useFocusKeeper } from "@/ui/use-focus-keeper";
import { type CompanyEvidence, reviewCompany } from "./queries";
import { type Decision, decisionsFor } from "./words";

/** The reason first, then the decision: no decision is without one. */
export function DecisionForm({ company }: { company: CompanyEvidence }) {
  const { toast } = useToast();
  const [reason, setReason] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = reason.trim() === "";
  // Another status has other decisions: the button that was pressed is gone.
  const form = useFocusKeeper<HTMLFormElement>();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (decision: Decision) => reviewCompany(company.id, decision.status, reason.trim()),
    onSuccess: async ({ approval_status }) => {
      setReason("");
      setIsSubmitted(false);
      toast({
        message: `${company.name}: ${approvalStatusLabels[approval_status].toLowerCase()}.`,
      });
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
  });
  const decide = (decision: Decision) => {
    setIsSubmitted(true);
    if (!missing) mutate(decision);
    else if (form.current) focusInvalid(form.current);
  };
  const decisions = decisionsFor(company.approval_status);

  return (
    <form
      ref={form}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 outline-none"
    >
      {error && (
        <Banner tone="stop" live>
          {explain(error).sentence}
        </Banner>
      )}
      <Field
        label="Reason"
        hint="The company's members can read it. It's recorded in the audit log."
        error={isSubmitted && missing ? "Give a reason that helps the company." : undefined}
      >
        <Textarea
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <ul className="grid gap-3">
        {decisions.map((decision) => (
          <li key={decision.status} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button
              className="w-36"
              variant={
                decision.status === "approved"
                  ? "primary"
                  : decision.status === "suspended"
                    ? "danger"
                    : "secondary"
              }
              pending={isPending && variables?.status === decision.status}
              onClick={() => decide(decision)}
            >
              {decision.does}
            </Button>
            <span className="min-w-0 grow basis-60 text-13 text-muted">{decision.effect}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
