import { useState } from "react";
import { factorTypeLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { useToast } from "@/ui/Toasts";
import { type ReasonedAct, ReasonForm } from "../ReasonForm";
import { decideFactor, type PersonData } from "./queries";

type Factor = PersonData["factors"][number];

/** The second factors of a person. Two members of staff remove one that was lost: one asks, another one confirms. */
export function PersonFactors({ person }: { person: PersonData }) {
  return (
    <section aria-labelledby="person-factors">
      <h3 id="person-factors" className="mb-2 text-16">
        Second factors
      </h3>
      {person.factors.length === 0 ? (
        <p className="text-muted">None. They sign in without a second factor.</p>
      ) : (
        <ul className="border-line border-t">
          {person.factors.map((factor) => (
            <FactorRow
              key={`${factor.id} ${factor.removal?.created_at}`}
              factor={factor}
              isMine={person.is_me}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function FactorRow({ factor, isMine }: { factor: Factor; isMine: boolean }) {
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(factor.removal !== null);
  const { id, factor_type, created_at, removal } = factor;
  const name = factorTypeLabels[factor_type];
  const act = (kind: "request" | "confirm" | "cancel", done: string) => async (reason: string) => {
    await decideFactor(kind, id, reason);
    toast({ message: done });
  };
  const request: ReasonedAct = {
    does: "Ask to remove",
    variant: "primary",
    effect:
      "Another member of staff, whom you didn't make staff, has a day to confirm it. The person gets an email now.",
    act: act("request", "Asked. Another member of staff has to confirm it."),
  };
  const confirm: ReasonedAct = {
    does: "Remove the factor",
    variant: "danger",
    effect: "They can sign in without it at once, and get an email.",
    act: act("confirm", `${name} removed.`),
  };
  const cancel: ReasonedAct = {
    does: "Keep the factor",
    variant: "secondary",
    effect: "Nothing is removed.",
    act: act("cancel", `${name} kept.`),
  };
  return (
    <li className="grid gap-3 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-13 text-muted">
          added <RelativeTime at={created_at} />
        </span>
        {removal && <Tag tone="wait">Waits for a second person</Tag>}
        {!isMine && !removal && (
          <Button
            size="sm"
            className="ml-auto"
            aria-expanded={isOpen}
            aria-label={`${name}: lost?`}
            onClick={() => setOpen(!isOpen)}
          >
            Lost?
          </Button>
        )}
      </div>
      {removal && (
        <p className="text-13 text-muted">
          <bdi>{removal.asked_by.full_name}</bdi> asked <RelativeTime at={removal.created_at} />:{" "}
          <bdi className="whitespace-pre-line text-ink wrap-anywhere">{removal.reason}</bdi>
        </p>
      )}
      {!isMine && isOpen && (
        <ReasonForm
          onLeave={removal ? undefined : () => setOpen(false)}
          hint="Say how you checked who they are. It's recorded in the audit log."
          acts={removal ? (removal.is_mine ? [cancel] : [confirm, cancel]) : [request]}
        />
      )}
    </li>
  );
}
