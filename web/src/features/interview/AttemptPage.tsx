import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { interviewQuery } from "./queries";
import { ResultSkeleton } from "./result/ResultSkeleton";
import { ResultView } from "./result/ResultView";

const RoomPage = lazy(async () => ({ default: (await import("./room/RoomPage")).RoomPage }));

export const loader = ({ params }: PageLoaderArgs) => prefetch(interviewQuery(params.id ?? ""));

/** One attempt: the room while it runs, its result afterwards. */
export default function AttemptPage() {
  const { id = "" } = useParams();
  const query = useQuery(interviewQuery(id));
  usePageTitle(query.data?.problem.title ?? "Interview");
  if (query.data) {
    return query.data.attempt.state === "running" ? (
      <Suspense fallback={null}>
        <RoomPage key={id} interview={query.data} />
      </Suspense>
    ) : (
      <ResultView key={id} id={id} title={query.data.problem.title} />
    );
  }
  return (
    <div className="page">
      <PageHeader
        title="Interview"
        above={<TextLink href={paths.interview}>System design interview</TextLink>}
      />
      {query.isPending ? (
        <Loading label="Loading the interview">
          <ResultSkeleton />
        </Loading>
      ) : query.isError ? (
        <QueryFailure query={query} title="The interview could not be loaded">
          Your draft is saved.
        </QueryFailure>
      ) : (
        <EmptyState
          title="Interview not found"
          action={<TextLink href={paths.interview}>Your interviews</TextLink>}
        >
          Only the person who took an interview can open it.
        </EmptyState>
      )}
    </div>
  );
}
