import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { proofQuery } from "@/entities/proof/queries";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useProfile } from "@/lib/session/session";
import { EmptyState } from "@/ui/EmptyState";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { ProofView } from "./ProofView";

/** The owner's own look at what employers see: `?as=employer`. */
const isPreview = (search: URLSearchParams) => search.get("as") === "employer";

export const loader = ({ params, url }: PageLoaderArgs) =>
  prefetch(proofQuery(params.slug ?? "", params.challenge ?? "", isPreview(url.searchParams)));

export function Skeleton() {
  return (
    <div className="page pb-16">
      <PageHeader title="Proof" />
      <Loading label="Loading the proof">
        <SkeletonBar className="mb-6 h-14 w-full" />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <SkeletonText lines={10} />
          <SkeletonText lines={8} />
        </div>
      </Loading>
    </div>
  );
}

/** What stands behind a passed challenge: for its owner, and for members of approved companies who see the person. */
export default function ProofPage() {
  const { slug = "", challenge = "" } = useParams();
  const [search] = useSearchParams();
  const preview = isPreview(search);
  const query = useQuery(proofQuery(slug, challenge, preview));
  const { data } = query;
  usePageTitle(
    data ? `Proof: ${data.challenge.title} by ${data.person.full_name}` : "Proof of a challenge",
  );
  if (data) return <ProofView proof={data} preview={preview} />;
  if (query.isPending) return <Skeleton />;
  return (
    <div className="page pb-16">
      <PageHeader title="Proof" />
      {query.isError ? (
        <QueryFailure query={query} title="The proof could not be loaded">
          Nothing has changed.
        </QueryFailure>
      ) : (
        <NoProof />
      )}
    </div>
  );
}

function NoProof() {
  const { role, company_approval_status: status } = useProfile();
  if (role === "employer" && status !== "approved") {
    return (
      <LockedState
        title="Proofs are available after approval"
        action={<TextLink href={paths.employerProfile}>Check the review status</TextLink>}
      >
        Only approved companies can see what is behind a passed challenge.
      </LockedState>
    );
  }
  const isEmployer = role === "employer";
  return (
    <EmptyState
      title="Proof not found"
      action={
        <TextLink href={isEmployer ? paths.interestedCandidates : paths.challenges}>
          {isEmployer ? "See your candidates" : "See all challenges"}
        </TextLink>
      }
    >
      {isEmployer
        ? "The person hasn't passed this challenge, or you can't see their profile."
        : "You see proofs of the challenges that you passed. Only employers see those of others."}
    </EmptyState>
  );
}
