import { Check } from "lucide-react";
import { MatchBreakdown } from "@/entities/match/MatchBreakdown";
import type { MatchSummary } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

/** Gates that are unknown only as long as the reader has not said something. */
const saidInPreferences = new Set(["place", "right_to_work", "employment_type"]);

/** How well one fits, and why. What must hold and holds is said in a line; the rest stands in rows. */
export function JobMatch({ match }: { match: MatchSummary }) {
  const open = match.gates.filter((gate) => gate.passed !== true);
  const unsaid = open.some((gate) => gate.passed === null && saidInPreferences.has(gate.key));
  const holds = match.gates.filter((gate) => gate.passed === true);
  return (
    <section aria-label="Match" className="py-7">
      <MatchBreakdown
        match={{ ...match, gates: open }}
        actionFor={({ state, key }) =>
          state === "unknown" && key.startsWith("skill:") ? (
            <TextLink href={`${paths.profile}?edit=skills`} className="text-13">
              Add missing skills
            </TextLink>
          ) : null
        }
      />
      {unsaid && (
        <p className="mt-2.5 text-13 text-muted">
          Add missing facts:{" "}
          <TextLink underlined href={`${paths.profile}?edit=preferences`}>
            your location, right to work and preferences
          </TextLink>
        </p>
      )}
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
