import { shareToNext, toNextText } from "@/entities/rank/progress";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { RankProgress } from "@/lib/database.types";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

/** Where one stands: the own rank, and the next one drawn as far as it is earned. */
export function RankRow({ progress }: { progress: RankProgress }) {
  const { rank, next, completed } = progress;
  const toNext = toNextText(progress);
  return (
    <section aria-label="Your rank" className="flex items-center gap-4">
      <RankGlyph rank={rank.position} size={56} effect={rank.effect !== "still"} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 text-16 font-semibold">
          {rank.name}
          {completed > 0 && (
            <ProofMark
              receipt={{
                title: `${rank.name}, ${completed} ${completed === 1 ? "challenge" : "challenges"} passed`,
                counts: ["each counted once"],
                source: "submissions judged here",
              }}
            />
          )}
        </p>
        <p className="text-muted">
          {next ? (
            <>
              <span className="text-ink tabular-nums">{next.missing} more</span> to {next.name}
              <VisuallyHidden>, {toNext}</VisuallyHidden>
            </>
          ) : (
            `The highest rank, with ${completed} challenges passed`
          )}
        </p>
      </div>
      {next && (
        <span className="grid shrink-0 justify-items-center gap-1">
          <RankGlyph rank={next.position} size={44} progress={shareToNext(progress)} />
          <span aria-hidden="true" className="font-mono text-12 text-muted">
            {completed}/{next.min_challenges}
          </span>
        </span>
      )}
    </section>
  );
}
