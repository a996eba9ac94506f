import { useQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { warm } from "@/lib/query-client";
import { FailedState } from "@/ui/FailedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { lobbyQuery } from "./queries";

export const loader = () => warm(lobbyQuery);

/** Before an interview: who scores, what it looks at, who will see it; and what came of earlier ones. */
export default function InterviewPage() {
  usePageTitle("System design interview");
  const query = useQuery(lobbyQuery);
  return (
    <div className="page pb-16">
      <PageHeader title="System design interview" />
      {query.isError ? (
        <FailedState
          title="The interview could not be loaded"
          requestId={explain(query.error).requestId}
          onRetry={() => void query.refetch()}
          retrying={query.isRefetching}
        >
          {explain(query.error).sentence}
        </FailedState>
      ) : (
        <Loading label="Loading the interview">
          <SkeletonRows rows={6} />
        </Loading>
      )}
    </div>
  );
}
