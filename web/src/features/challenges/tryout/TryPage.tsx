import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useSession } from "@/lib/session/session";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { WorkbenchSkeleton } from "../one/WorkbenchSkeleton";
import { tryoutChallengeQuery } from "./queries";
import { TryWorkbench } from "./TryWorkbench";

const title = "Try a challenge";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(tryoutChallengeQuery(params.slug ?? null));

export function Skeleton() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Loading label="Loading the challenge">
        <WorkbenchSkeleton />
      </Loading>
    </>
  );
}

/** A challenge to solve without an account. Job seekers have it in their own catalogue. */
export default function TryPage() {
  const { slug = null } = useParams();
  const state = useSession();
  const query = useQuery(tryoutChallengeQuery(slug));
  usePageTitle(query.data ? `Try ${query.data.title}` : title);
  const profile = state.phase === "in" ? state.profile : null;
  if (query.data) {
    if (profile?.role === "job_seeker" && !profile.needs_onboarding) {
      return <Navigate to={paths.challenge(query.data.slug)} replace />;
    }
    return <TryWorkbench key={query.data.id} challenge={query.data} />;
  }
  if (query.isPending) return <Skeleton />;
  return (
    <div className="page">
      <PageHeader
        title={title}
        above={<TextLink href={paths.publicChallenges}>Challenges</TextLink>}
      />
      {query.isError ? (
        <QueryFailure query={query} title="The challenge could not be loaded">
          Your draft is saved in this browser.
        </QueryFailure>
      ) : (
        <EmptyState
          title="You can't try this challenge without an account"
          action={<TextLink href={paths.publicChallenges}>See all challenges</TextLink>}
        >
          Easy challenges are open to everyone. Create an account to solve the others.
        </EmptyState>
      )}
    </div>
  );
}
