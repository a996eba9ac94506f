import { useQuery } from "@tanstack/react-query";
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
import { Workbench } from "./one/Workbench";
import { WorkbenchSkeleton } from "./one/WorkbenchSkeleton";
import { challengeQuery } from "./queries";

export const loader = ({ params }: PageLoaderArgs) => prefetch(challengeQuery(params.slug ?? ""));

export function Skeleton() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Challenge
      </h1>
      <Loading label="Loading the challenge">
        <WorkbenchSkeleton />
      </Loading>
    </>
  );
}

/** One challenge: what is asked, the editor, and what the judge says. */
export default function ChallengePage() {
  const { slug = "" } = useParams();
  const query = useQuery(challengeQuery(slug));
  usePageTitle(query.data?.title ?? "Challenge");
  if (query.data) return <Workbench key={query.data.id} challenge={query.data} />;
  if (query.isPending) return <Skeleton />;
  return (
    <div className="page">
      <PageHeader
        title="Challenge"
        above={<TextLink href={paths.challenges}>Challenges</TextLink>}
      />
      {query.isError ? (
        <QueryFailure query={query} title="The challenge could not be loaded">
          Your draft is saved.
        </QueryFailure>
      ) : (
        <EmptyState
          title="Challenge not found"
          action={<TextLink href={paths.challenges}>See all challenges</TextLink>}
        >
          It may have been removed from the catalogue. Challenges you passed still count.
        </EmptyState>
      )}
    </div>
  );
}
