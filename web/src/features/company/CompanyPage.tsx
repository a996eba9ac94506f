import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { warm } from "@/lib/query-client";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { CompanySheet } from "./CompanySheet";
import { CompanySheetSkeleton } from "./CompanySheetSkeleton";
import { publicCompanyQuery } from "./queries";

export const loader = ({ params }: PageLoaderArgs) => warm(publicCompanyQuery(params.slug ?? ""));

export function Skeleton() {
  return (
    <div className="page py-8">
      <Loading label="Loading the company">
        <CompanySheetSkeleton />
      </Loading>
    </div>
  );
}

/** A company's own page, for whoever may see it. One that may not is told the same as one that is not there. */
export default function CompanyPage() {
  const { slug = "" } = useParams();
  const { data: company } = useSuspenseQuery(publicCompanyQuery(slug));
  usePageTitle(company?.name ?? "Company");
  if (!company) {
    return (
      <div className="page pb-16">
        <PageHeader title="No company to see here" />
        <EmptyState title="There is no company at this address that you may see">
          It may be waiting for approval, or show its page to signed-in people only.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page max-w-4xl py-8 pb-16">
      <CompanySheet company={company} heading="h1" />
    </div>
  );
}
