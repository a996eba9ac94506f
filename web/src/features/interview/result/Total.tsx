import type { Receipt, Result } from "@/entities/interview/answer";
import { ProofMark } from "@/entities/receipt/ProofMark";
import { seniorityWords } from "@/lib/vocabulary";
import { exactTime } from "@/ui/relative-time";
import { scorerText } from "../words";
import { ScoreAgain } from "./ScoreAgain";
import { ShowScore } from "./ShowScore";

type Props = { result: Result; receipt: Receipt };

/** The number, who made it, and who sees it. */
export function Total({ result, receipt }: Props) {
  const { attempt, review, scored_by } = result;
  const { total } = receipt.score;
  const reviewed = review?.state === "done";
  const who = reviewed
    ? "Human reviewer"
    : scored_by
      ? scorerText(scored_by)
      : `Rules, version ${receipt.versions.scorer}`;
  return (
    <section
      aria-label="The score"
      className="grid gap-x-12 gap-y-6 border-line border-y border-t-line-strong py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <p className="flex items-baseline gap-2">
          <span className="text-56 font-semibold tabular-nums">{total}</span>
          <span className="text-20 text-muted">of 100</span>
          <ProofMark
            size={20}
            className="self-center"
            receipt={{
              title: `System design, ${total} of 100`,
              counts: [
                `${receipt.findings.filter(({ met }) => met).length} of ${receipt.findings.length} checks met`,
                `weights for ${seniorityWords[attempt.seniority]}`,
                ...(receipt.score.caps.length > 0
                  ? [`${receipt.score.caps.length} caps apply`]
                  : []),
              ],
              source: "the interview below",
              computedAt: review?.decided_at ?? attempt.scored_at,
            }}
          />
        </p>
        <div className="min-w-0 grow basis-56 pt-1.5">
          {reviewed && review.before !== null && (
            <p className="mb-1">
              Human review: <b className="font-semibold">{total}</b>. Before:{" "}
              <b className="font-semibold">{review.before}</b>. The reviewer's score counts.
            </p>
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
            <dt className="text-muted">Decided by</dt>
            <dd>
              <bdi>{who}</bdi>
            </dd>
            {/* Rules and people answer once; only the runs of a model can differ. */}
            {receipt.versions.model !== null && (
              <>
                <dt className="text-muted">Confidence</dt>
                <dd>{receipt.confidence} %, by how far the model's runs agree</dd>
              </>
            )}
            {attempt.scored_at && (
              <>
                <dt className="text-muted">Scored</dt>
                <dd>{exactTime(new Date(review?.decided_at ?? attempt.scored_at))}</dd>
              </>
            )}
          </dl>
        </div>
      </div>
      <div className="grid content-start gap-3">
        {attempt.practice ? (
          <p className="max-w-measure text-muted">
            This was practice. It creates no score, and no one else sees it.
          </p>
        ) : (
          <ShowScore attempt={attempt} />
        )}
        <ScoreAgain attemptId={attempt.id} total={total} reviewed={reviewed} />
      </div>
    </section>
  );
}
