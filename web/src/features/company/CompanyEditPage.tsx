import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import type { SaverState } from "@/lib/draft-saver";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { currentProfile, useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { LockedState } from "@/ui/LockedState";
import { ActionBar, PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { ApprovalBanner } from "./ApprovalBanner";
import { CompanyFields } from "./CompanyFields";
import { fieldLabels } from "./company-form";
import type { CompanyDraft, StoredCompany } from "./queries";
import { ownCompanyQuery } from "./queries";
import { useCompanySaver } from "./use-company-saver";

export const loader = () =>
  prefetch(ownCompanyQuery(currentProfile().company_id), employerContextQuery, badgeLabelsQuery);

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading your company">
        <div className="grid max-w-reading gap-6 py-8">
          <SkeletonBar className="h-8 w-72" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-9" />
          <SkeletonBar className="h-48" />
          <SkeletonBar className="h-9" />
        </div>
      </Loading>
    </div>
  );
}

/** The company page, to write. */
export default function CompanyEditPage() {
  usePageTitle("Edit company page");
  const { company_id, company_role } = useProfile();
  const { data: company } = useSuspenseQuery(ownCompanyQuery(company_id));
  const { data: context } = useQuery(employerContextQuery);
  const above = <TextLink href={paths.employerProfile}>Profile</TextLink>;
  if (!company) {
    return (
      <div className="page pb-16">
        <PageHeader above={above} title="Company page" />
        <EmptyState title="You're not a member of a company">
          Ask your company's admin for an invitation. It arrives by email.
        </EmptyState>
      </div>
    );
  }
  const mayEdit =
    company_role === "admin" || !context || context.permissions.includes("manage_company");
  if (!mayEdit) {
    return (
      <div className="page pb-16">
        <PageHeader above={above} title="Company page" />
        <LockedState title="You can't edit the company page">
          Ask your company's admin for the permission to manage the company.
        </LockedState>
      </div>
    );
  }
  return <Editor key={company.id} company={company} />;
}

function Editor({ company }: { company: StoredCompany }) {
  const { form, saver, state } = useCompanySaver(company);
  const save = form.handleSubmit(async () => {
    await saver.flush();
  });
  const dirty = state.phase === "unsaved" || state.phase === "failed";
  return (
    <>
      <div className="page pb-10">
        <PageHeader
          above={<TextLink href={paths.employerProfile}>Profile</TextLink>}
          title="Company page"
          lede="What candidates read before they show interest. Only the name is required."
        />
        <ApprovalBanner mayResubmit className="mb-2 max-w-reading" />
        {state.phase === "contested" && (
          <Banner
            tone="stop"
            live
            title="A colleague changed the same fields."
            className="mt-4 max-w-reading"
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => saver.resolve("theirs")}>
                  Use theirs
                </Button>
                <Button size="sm" onClick={() => saver.resolve("mine")}>
                  Keep mine
                </Button>
              </span>
            }
          >
            {state.contested.map((field) => fieldLabels[field]).join(", ")}: changed by someone else
            since you opened this page. Their other changes are already included.
          </Banner>
        )}
        <CompanyFields form={form} />
      </div>
      <ActionBar label="Company page" note={<span role="status">{noteOf(state)}</span>}>
        <Link href={paths.employerProfile} className={buttonClass({})}>
          View as candidate
        </Link>
        <Button
          variant="primary"
          pending={state.phase === "saving"}
          disabled={!dirty && state.phase !== "saving"}
          onClick={() => void save()}
        >
          Save changes
        </Button>
      </ActionBar>
    </>
  );
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

function noteOf({ phase, savedAt, error }: SaverState<CompanyDraft>) {
  switch (phase) {
    case "saving":
      return "Saving";
    case "failed":
      return <span className="text-stop">Not saved. {explain(error).sentence}</span>;
    case "contested":
      return "Not saved: resolve the conflicts above";
    case "unsaved":
      return "Unsaved changes, stored in this browser";
    case "saved":
      return savedAt === null ? "No changes" : `All changes saved at ${clock.format(savedAt)}`;
  }
}
