import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonText } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { DesignView } from "./DesignView";
import { designQuery } from "./queries";

export const loader = ({ params }: PageLoaderArgs) => prefetch(designQuery(params.slug ?? ""));

const above = <TextLink href={paths.practice}>Practice designs</TextLink>;

export function Skeleton() {
  return (
    <div className="page pb-16">
      <PageHeader title="Practice design" above={above} />
      <Loading label="Loading the practice design">
        <span className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <SkeletonText lines={8} />
          <SkeletonText lines={6} />
          <SkeletonBar className="h-96 w-full lg:col-span-2" />
        </span>
      </Loading>
    </div>
  );
}

/** One practice problem: what it asks for, the design, and what the design does on the problem's day. */
export default function DesignPage() {
  const { slug = "" } = useParams();
  const query = useQuery(designQuery(slug));
  usePageTitle(query.data?.title ?? "Practice design");
  if (query.data) {
    return (
      <div className="page pb-16">
        <PageHeader title={query.data.title} above={above} lede={query.data.summary} />
        <DesignView key={slug} design={query.data} />
      </div>
    );
  }
  if (query.isPending) return <Skeleton />;
  return (
    <div className="page pb-16">
      <PageHeader title="Practice design" above={above} />
      {query.isError ? (
        <QueryFailure query={query} title="The practice design could not be loaded">
          What you changed is still in this browser.
        </QueryFailure>
      ) : (
        <EmptyState
          title="Practice design not found"
          action={<TextLink href={paths.practice}>See all practice designs</TextLink>}
        >
          Check the address, or choose another problem.
        </EmptyState>
      )}
    </div>
  );
}
