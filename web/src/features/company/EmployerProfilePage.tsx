import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { badgesQuery } from "@/lib/badges/badges";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { currentProfile, useProfile } from "@/lib/session/session";
import { type Permission, permissionLabels } from "@/lib/vocabulary.generated";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { Link } from "@/ui/Link";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { ApprovalBanner } from "./ApprovalBanner";
import { CompanySheet } from "./CompanySheet";
import { CompanySheetSkeleton } from "./CompanySheetSkeleton";
import { CompanyStanding } from "./CompanyStanding";
import { OwnRights } from "./OwnRights";
import { PersonHead } from "./PersonHead";
import { employerHomeQuery, ownCompanyQuery, publicCompanyQuery } from "./queries";
import { WaitingWork } from "./WaitingWork";

export const loader = () =>
  prefetch(ownCompanyQuery(currentProfile().company_id), employerContextQuery, employerHomeQuery);

export function Skeleton() {
  return (
    <div className="page py-8">
      <Loading label="Loading your profile">
        <div className="mb-6 flex gap-5">
          <SkeletonBar className="size-20 rounded-full" />
          <div className="grid grow content-start gap-2">
            <SkeletonBar className="h-8 w-64 max-w-full" />
            <SkeletonBar className="h-5 w-80 max-w-full" />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 border-line border-t pt-7 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="lg:order-last">
            <SkeletonRows rows={7} />
          </div>
          <CompanySheetSkeleton />
        </div>
      </Loading>
    </div>
  );
}

/** An employer's home: what waits for them, who they are, what they may do, and the company as candidates see it. */
export default function EmployerProfilePage() {
  usePageTitle("Profile");
  const { company_id, company_role, company_approval_status } = useProfile();
  const { data: company } = useSuspenseQuery(ownCompanyQuery(company_id));
  const { data: context } = useQuery(employerContextQuery);
  const home = useQuery(employerHomeQuery);
  const badges = useQuery(badgesQuery);
  const may = (permission: Permission) =>
    company_role === "admin" || (context?.permissions.includes(permission) ?? false);
  const mayEdit = may("manage_company");
  if (!company) {
    return (
      <div className="page pb-16">
        <PersonHead position={null} />
        <EmptyState title="You're not a member of a company">
          Ask your company's admin for an invitation. It arrives by email.
        </EmptyState>
      </div>
    );
  }
  // What waits stands above all else: drawn later, it would push the page down.
  if (home.isPending || badges.isPending) return <Skeleton />;
  const position = `${company_role === "admin" ? "Admin" : "Recruiter"} at ${company.draft.name}`;
  return (
    <div className="page pb-16">
      <PersonHead position={position} />
      <ApprovalBanner mayResubmit={mayEdit} className="mb-6" />
      <WaitingWork home={home} senders={badges.data?.messages ?? 0} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 border-line border-t pt-7 lg:grid-cols-[minmax(0,1fr)_300px]">
        <aside aria-label="Review status" className="grid content-start gap-9 lg:order-last">
          <OwnRights />
          <TeamLink />
          {company_role === "admin" && <SignInLink />}
          {mayEdit && may("view_candidates") && <WebhooksLink />}
          <CompanyStanding company={company} status={company_approval_status} mayEdit={mayEdit} />
        </aside>
        <div className="min-w-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-muted">What candidates read about your company:</p>
            {mayEdit ? (
              <Link href={paths.companyEdit} className={buttonClass({ variant: "primary" })}>
                Edit company page
              </Link>
            ) : (
              <p className="text-13 text-muted">
                Edited by members with the permission to {permissionLabels.manage_company}.
              </p>
            )}
          </div>
          <Sheet slug={company.slug} />
        </div>
      </div>
    </div>
  );
}

function TeamLink() {
  return (
    <section aria-labelledby="company-team">
      <h2 id="company-team" className="text-16">
        Team
      </h2>
      <p className="mt-1 text-13 text-muted">
        Members and permissions:{" "}
        <TextLink underlined href={paths.team}>
          view the team
        </TextLink>
        .
      </p>
    </section>
  );
}

function SignInLink() {
  return (
    <section aria-labelledby="company-sign-in">
      <h2 id="company-sign-in" className="text-16">
        Company sign-in
      </h2>
      <p className="mt-1 text-13 text-muted">
        Members can sign in with their company account:{" "}
        <TextLink underlined href={paths.companySso}>
          set up single sign-on
        </TextLink>
        .
      </p>
    </section>
  );
}

function WebhooksLink() {
  return (
    <section aria-labelledby="company-webhooks">
      <h2 id="company-webhooks" className="text-16">
        Webhooks
      </h2>
      <p className="mt-1 text-13 text-muted">
        Send interest, decisions and stages to your own systems:{" "}
        <TextLink underlined href={paths.webhooks}>
          manage webhooks
        </TextLink>
        .
      </p>
    </section>
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
      {query.isError ? sentence : "You don't have access right now."} You can still use Jobs and
      Messages.
    </FailedState>
  );
}
