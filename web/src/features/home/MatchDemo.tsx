import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { headlineOf, isVerified } from "@/entities/match/match";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { ProofGlyph } from "@/ui/ProofGlyph";
import type { DemoState } from "./use-demo";

/** A real evidence bar over an example job; the visitor switches facts and sees the match move. */
export function MatchDemo({ demo }: { demo: DemoState }) {
  const { job, match, toggles } = demo.shown;
  return (
    <section
      aria-label="An example match to play with"
      className="self-center border-line-strong border-y py-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 text-16">
          <strong className="font-semibold">
            {job.title} at {job.company}
          </strong>{" "}
          <span className="text-muted">and you</span>
        </p>
        <p aria-live="polite" className="shrink-0 text-muted">
          <span className="mr-1.5 text-26 font-semibold text-ink tabular-nums">
            {match.score ?? "–"}
          </span>
          {headlineOf(match)}
        </p>
      </div>
      <p className="mt-0.5 text-13 text-muted">
        {job.place} · {job.pay}
      </p>
      <EvidenceBar match={match} size="lg" className="mt-4" />
      <fieldset className="mt-4 flex flex-wrap gap-2 noscript:hidden">
        <legend className="sr-only">Your facts</legend>
        {toggles.map(({ key, label }) => {
          const criterion = match.criteria.find(
            (one) => one.key === key || one.key === `skill:${key}`,
          );
          return (
            <FactToggle
              key={key}
              label={label}
              on={demo.isOn(key)}
              proved={isVerified(criterion?.state)}
              onFlip={() => demo.flip(key)}
            />
          );
        })}
      </fieldset>
      <p className="mt-4 flex min-h-7 flex-wrap items-center gap-x-3 text-13 text-muted noscript:hidden">
        {demo.failed ? (
          <>
            The server didn't respond. This is the previous match.
            <Button size="sm" onClick={demo.retry} pending={demo.scoring}>
              Try again
            </Button>
          </>
        ) : (
          <>
            Turn facts on or off. The server scores the match again each time.
            {demo.reset && (
              <Button variant="quiet" size="sm" onClick={demo.reset}>
                Start over
              </Button>
            )}
          </>
        )}
      </p>
    </section>
  );
}

function FactToggle({
  label,
  on,
  proved,
  onFlip,
}: {
  label: string;
  on: boolean;
  proved: boolean;
  onFlip: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onFlip}
      className={cx(
        "inline-flex h-8 items-center gap-1.5 rounded-control border px-2.5 text-13 transition-colors max-md:h-11 max-md:px-3",
        on && proved && "border-proof bg-proof-tint text-proof",
        on && !proved && "border-line-strong bg-raised text-ink hover:border-faint",
        !on && "border-line-field border-dashed text-muted hover:border-muted",
      )}
    >
      {on && proved && <ProofGlyph />}
      {label}
      {!on && <span className="text-12">off</span>}
    </button>
  );
}
