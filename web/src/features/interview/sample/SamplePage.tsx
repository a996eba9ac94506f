import { useSuspenseQuery } from "@tanstack/react-query";
import type { Receipt, Result } from "@/entities/interview/answer";
import { withNext } from "@/lib/next-place";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useSession } from "@/lib/session/session";
import { seniorityLabels } from "@/lib/vocabulary.generated";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { CheckedAnswer } from "../result/CheckedAnswer";
import { ReceiptFacts } from "../result/ReceiptFacts";
import { ResultSkeleton } from "../result/ResultSkeleton";
import { Statement } from "../result/Statement";
import { sampleQuery } from "./query";
import { sample } from "./words";

export const loader = () => prefetch(sampleQuery);

export function Skeleton() {
  return (
    <div className="page pb-16">
      <PageHeader title={sample.title} lede={sample.lede} />
      <Loading label="Loading the sample">
        <ResultSkeleton />
      </Loading>
    </div>
  );
}

/** An interview of a made-up person, with the receipt that the scorer gave it. */
export default function SamplePage() {
  usePageTitle(sample.title);
  const { data: result } = useSuspenseQuery(sampleQuery);
  const { receipt } = result;
  if (!receipt) return null;
  return (
    <div className="page pb-16">
      <PageHeader title={sample.title} lede={sample.lede} />
      <Score result={result} receipt={receipt} />
      <CheckedAnswer
        result={result}
        receipt={receipt}
        title="The answer"
        candidate="The candidate"
      />
      <Statement result={result} label="Read the problem" />
      <ReceiptFacts result={result} receipt={receipt} />
    </div>
  );
}

function Score({ result, receipt }: { result: Result; receipt: Receipt }) {
  const { phase } = useSession();
  const { attempt, problem } = result;
  const signUp = withNext(`${paths.signUp}?as=job_seeker`, paths.interview);
  return (
    <section
      aria-label="The score"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-line border-y border-t-line-strong py-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <p className="flex items-baseline gap-2">
          <span className="text-56 font-semibold tabular-nums">{receipt.score.total}</span>
          <span className="text-20 text-muted">of 100</span>
        </p>
        <p className="text-muted">
          <bdi>{problem.title}</bdi> · {seniorityLabels[attempt.seniority]}
        </p>
      </div>
      {(phase === "out" || phase === "in") && (
        <Link
          href={phase === "in" ? paths.interview : signUp}
          className={buttonClass({ variant: "primary" })}
        >
          Take your own interview
        </Link>
      )}
    </section>
  );
}
