import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "react-router";
import type { PublicCompany } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useView } from "@/lib/views";
import { Banner } from "@/ui/Banner";
import { EmptyState } from "@/ui/EmptyState";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { CompanySheet } from "./CompanySheet";
import { CompanySheetSkeleton } from "./CompanySheetSkeleton";
import { publicCompanyQuery } from "./queries";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(publicCompanyQuery(params.slug ?? ""));

export function Skeleton() {
  return (
    <div className="page max-w-4xl py-8">
      <Loading label="Loading the company">
        <CompanySheetSkeleton />
      </Loading>
    </div>
  );
}

/** A company's own page, for whoever may see it. One that may not is told the same as one that is not there. */
export default function CompanyPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  const { data: company } = useSuspenseQuery(publicCompanyQuery(slug));
  usePageTitle(company?.name ?? "Company");
  if (!company) {
    return (
      <div className="page pb-16">
        <PageHeader title="Company not found" />
        <EmptyState title="Company not found">
          It may be waiting for approval, or be visible only to signed-in people.
        </EmptyState>
      </div>
    );
  }
  if (company.slug !== slug) return <Navigate to={paths.company(company.slug) + search} replace />;
  return <Shown company={company} />;
}

function Shown({ company }: { company: PublicCompany }) {
  useView("company", company.team_role ? null : company.id);
  return (
    <div className="page max-w-4xl py-8 pb-16">
      <WhoSees company={company} />
      <CompanySheet company={company} heading="h1" />
    </div>
  );
}

/** For the company's own people: who else gets this page. */
function WhoSees({ company }: { company: PublicCompany }) {
  if (!company.team_role) return null;
  const approved = company.approval_status === "approved";
  if (approved && company.public_link) return null;
  return (
    <Banner
      tone={approved ? "info" : "wait"}
      className="mb-8"
      action={
        company.can_edit && (
          <TextLink href={paths.companyEdit}>
            {approved ? "Change the public link" : "Edit company page"}
          </TextLink>
        )
      }
    >
      {approved
        ? "Signed-out people don’t see this page, and search engines don’t list it: the public link is off."
        : "Only your company sees this page until the company is approved."}
    </Banner>
  );
}
