import { Check } from "lucide-react";
import { MatchBreakdown } from "@/entities/match/MatchBreakdown";
import { bandLabels } from "@/entities/match/match";
import type { Gate, MatchLift, MatchReceipt } from "@/lib/database.types";
import { criterionStateLabels } from "@/lib/vocabulary.generated";
import { TextLink } from "@/ui/TextLink";
import { answerTo, proofOf } from "./answers";

type Props = {
  match: MatchReceipt;
  /** What would lift it, by one proof or answer each. */
  lifts: MatchLift[];
};

const MAX_LIFTS = 3;

/** How well one fits, and why. What must hold and holds is said in a line; the rest stands in rows. */
export function JobMatch({ match, lifts }: Props) {
  const open = match.gates.filter((gate) => gate.passed !== true);
  const holds = match.gates.filter((gate) => gate.passed === true);
  return (
    <section aria-label="Match" className="py-7">
      <MatchBreakdown
        match={{ ...match, gates: open }}
        actionFor={answerLink}
        actionForGate={answerLink}
      />
      {lifts.length > 0 && <Lifts lifts={lifts.slice(0, MAX_LIFTS)} />}
      {holds.length > 0 && (
        <details className="mt-2.5 text-13 text-muted">
          <summary className="flex w-fit list-none items-center gap-2 rounded-mark hover:text-ink [&::-webkit-details-marker]:hidden">
            <Check size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
            {new Intl.ListFormat("en-GB").format(
              holds.map((gate, index) => (index === 0 ? gate.label : gate.label.toLowerCase())),
            )}{" "}
            {holds.length === 1 ? "holds" : "hold"}
          </summary>
          <dl className="mt-1.5 pl-6">
            {holds.map((gate) => (
              <div key={gate.key} className="flex gap-3 py-0.5">
                <dt className="w-36 shrink-0">{gate.label}</dt>
                <dd className="text-ink">{gate.detail}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** Leads to the field that answers what the reader has not said. */
function answerLink({ key, unknown_side }: Pick<Gate, "key" | "unknown_side">) {
  const answer = unknown_side === "person" ? answerTo(key) : null;
  return (
    answer && (
      <TextLink href={answer.href} className="text-13">
        {answer.label}
      </TextLink>
    )
  );
}

function Lifts({ lifts }: { lifts: MatchLift[] }) {
  return (
    <div className="mt-4">
      <h3 className="text-13">What would lift it</h3>
      <ul className="mt-1 text-13 text-muted">
        {lifts.map(({ key, label, grade, band, score }) => {
          const proof = proofOf(key);
          return (
            <li key={key} className="flex flex-wrap items-baseline gap-x-2 py-1">
              <bdi className="font-semibold text-ink">{label}</bdi>
              <span className="tabular-nums">
                {bandLabels[band]}, {score}
                {grade && `, when ${criterionStateLabels[grade].toLowerCase()}`}
              </span>
              {proof && (
                <TextLink underlined href={proof.href} className="ml-auto">
                  {proof.label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
