import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { ChallengeEditor } from "./ChallengeEditor";
import { editableChallengeQuery } from "./queries";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(editableChallengeQuery(params.id ?? ""));

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the challenge">
        <SkeletonBar className="mt-8 mb-8 h-8 w-80" />
        <SkeletonRows rows={8} />
      </Loading>
    </div>
  );
}

/** A company's challenge in the making. */
export default function ChallengeEditPage() {
  const id = useParams().id ?? "";
  const query = useQuery(editableChallengeQuery(id));
  usePageTitle(query.data?.title ?? "Challenge");
  if (query.data) {
    return <ChallengeEditor key={id} challenge={query.data} />;
  }
  return (
    <div className="page">
      <PageHeader
        title="Challenge"
        above={<TextLink href={paths.employerChallenges}>Challenges</TextLink>}
      />
      {query.data === null ? (
        <EmptyState
          title="Challenge not found"
          action={<TextLink href={paths.employerChallenges}>All challenges</TextLink>}
        >
          It was deleted, or you don't have permission to edit it.
        </EmptyState>
      ) : query.isError ? (
        <QueryFailure query={query} title="The challenge could not be loaded">
          Your data is safe.
        </QueryFailure>
      ) : (
        <Loading label="Loading the challenge">
          <SkeletonRows rows={8} />
        </Loading>
      )}
    </div>
  );
}
