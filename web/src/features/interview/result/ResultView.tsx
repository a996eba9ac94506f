import { useQuery } from "@tanstack/react-query";
import type { Result } from "@/entities/interview/answer";
import { QueryState } from "@/entities/query/QueryState";
import { paths } from "@/lib/paths";
import { seniorityWords } from "@/lib/vocabulary";
import { PageHeader } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { resultQuery } from "../queries";
import { useLiveAttempts } from "../use-live-attempts";
import { ResultSkeleton } from "./ResultSkeleton";
import { Scored } from "./Scored";
import { Scoring } from "./Scoring";
import { Unscored } from "./Unscored";

/** Realtime says when a score is there; this is for when its line is down. */
const WAITING_MS = 3_000;

/** What became of an attempt: being scored, scored with its receipt, or back because it could not be. */
export function ResultView({ id, title }: { id: string; title: string }) {
  useLiveAttempts();
  const query = useQuery({
    ...resultQuery(id),
    refetchInterval: ({ state }) => (state.data?.attempt.state === "scoring" ? WAITING_MS : false),
  });
  const result = query.data;
  return (
    <div className="page pb-16">
      <PageHeader
        title={<bdi>{title}</bdi>}
        above={<TextLink href={paths.interview}>System design interview</TextLink>}
        lede={result && <Lede result={result} />}
      />
      <QueryState
        query={query}
        failure="The result could not be loaded"
        note="Your data is safe."
        loading={
          <Loading label="Loading the result">
            <ResultSkeleton />
          </Loading>
        }
      >
        {(answer) => <Body result={answer} />}
      </QueryState>
    </div>
  );
}

function Lede({ result: { attempt } }: { result: Result }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {seniorityWords[attempt.seniority]} · finished{" "}
        <RelativeTime at={attempt.finished_at ?? attempt.started_at} />
      </span>
      {attempt.practice && <Tag>Practice</Tag>}
    </span>
  );
}

function Body({ result }: { result: Result }) {
  if (result.receipt) return <Scored result={result} receipt={result.receipt} />;
  return result.attempt.state === "unscored" ? (
    <Unscored result={result} />
  ) : (
    <Scoring result={result} />
  );
}
