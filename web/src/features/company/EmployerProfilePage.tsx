import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { warm } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { currentProfile, useProfile } from "@/lib/session/session";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { ApprovalBanner } from "./ApprovalBanner";
import { CompanySheet } from "./CompanySheet";
import { CompanySheetSkeleton } from "./CompanySheetSkeleton";
import { emptyParts, fieldWords } from "./company-form";
import { OwnName } from "./OwnName";
import { ownCompanyQuery, publicCompanyQuery } from "./queries";
import type { StoredCompany } from "./types";

export const loader = () =>
  warm(ownCompanyQuery(currentProfile().company_id), employerContextQuery);

export function Skeleton() {
  return (
    <div className="page py-8">
      <Loading label="Loading your company">
        <CompanySheetSkeleton />
      </Loading>
    </div>
  );
}

/** An employer's profile: the company as candidates see it, what is missing there, and oneself. */
export default function EmployerProfilePage() {
  usePageTitle("Profile");
  const { company_id, company_role } = useProfile();
  const { data: company } = useSuspenseQuery(ownCompanyQuery(company_id));
  const { data: context } = useQuery(employerContextQuery);
  const mayEdit =
    company_role === "admin" || (context?.permissions.includes("manage_company") ?? false);
  if (!company) {
    return (
      <div className="page pb-16">
        <PageHeader title="Profile" />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_300px]">
          <EmptyState title="You do not belong to a company">
            Its admin can invite you; the invitation comes by mail.
          </EmptyState>
          <OwnName />
        </div>
      </div>
    );
  }
  return (
    <div className="page pb-16">
      <PageHeader
        title="Your company"
        lede="This is what candidates read about you."
        actions={
          mayEdit && (
            <Link href={paths.companyEdit} className={buttonClass({ variant: "primary" })}>
              Edit company page
            </Link>
          )
        }
      />
      <ApprovalBanner mayResubmit={mayEdit} className="mb-8" />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Sheet slug={company.slug} />
        <aside aria-label="About this profile" className="grid content-start gap-9">
          <OwnName />
          {mayEdit && <Lacking company={company} />}
          <section aria-label="Who sees it">
            <h2 className="mb-2 text-16">Who sees it</h2>
            <p className="text-muted">
              {company.draft.public_link
                ? "Everybody, once the company is approved: the public link is on."
                : "Signed-in people only: the public link is off."}
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

function Sheet({ slug }: { slug: string }) {
  const query = useQuery(publicCompanyQuery(slug));
  if (query.data) return <CompanySheet company={query.data} />;
  if (query.isPending) {
    return (
      <Loading label="Loading the company page">
        <CompanySheetSkeleton />
      </Loading>
    );
  }
  const { sentence, requestId } = explain(query.error);
  return (
    <FailedState
      title="The company page could not be loaded"
      requestId={requestId}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
    >
      {query.isError ? sentence : "It is not open to you at the moment."} Jobs and messages still
      work.
    </FailedState>
  );
}

function Lacking({ company }: { company: StoredCompany }) {
  const parts = emptyParts(company.draft);
  if (parts.length === 0) return null;
  return (
    <section aria-label="Not written yet">
      <h2 className="mb-2 text-16">Not written yet</h2>
      <ul className="border-line border-t">
        {parts.slice(0, 5).map((field) => (
          <li key={field} className="border-line border-b py-2 text-muted">
            {fieldWords[field]}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">
        Candidates look for these. Jobs of a described company get more answers.
      </p>
    </section>
  );
}
