import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { currentProfile, useProfile } from "@/lib/session/session";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { Domains } from "./Domains";
import { ProviderForm } from "./ProviderForm";
import { type CompanySso, ssoQuery } from "./queries";
import { RemoveSso } from "./RemoveSso";

export const loader = async () =>
  currentProfile().company_role === "admin" ? prefetch(ssoQuery) : null;

/** How a company's people sign in by the company's own provider. */
export default function SsoPage() {
  usePageTitle("Company sign-in");
  const { company_role } = useProfile();
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.employerProfile}>Profile</TextLink>}
        title="Company sign-in"
        lede="Members sign in with their company account (single sign-on with OpenID Connect). Permissions don't change."
      />
      {company_role === "admin" ? (
        <Whole />
      ) : (
        <LockedState title="Only your company's admin can set this up">
          Ask them to connect the company's provider. Then you can sign in with it.
        </LockedState>
      )}
    </div>
  );
}

function Whole() {
  const query = useQuery(ssoQuery);
  return (
    <QueryState
      query={query}
      failure="The company's sign-in could not be loaded"
      note="This doesn't affect sign-in."
      loading={
        <Loading label="Loading the company's sign-in">
          <div className="grid max-w-form gap-4 border-line border-t py-7">
            <SkeletonBar className="h-9" />
            <SkeletonBar className="h-9" />
            <SkeletonBar className="h-9" />
            <SkeletonRows rows={2} />
          </div>
        </Loading>
      }
    >
      {(sso) => <Parts sso={sso} />}
    </QueryState>
  );
}

function Parts({ sso }: { sso: CompanySso }) {
  return (
    <>
      <Part
        title="Provider"
        lede="Works with Okta, Microsoft Entra, Google Workspace, Keycloak and any other OpenID Connect provider. Register this site there as a web application first."
      >
        <ProviderForm sso={sso} />
      </Part>
      <Part
        title="Domains"
        lede="People who enter an address at one of these domains sign in through your provider. A domain works once you verify it."
      >
        <Domains sso={sso} />
      </Part>
      {sso.provider_id && (
        <Part title="Remove" lede="Members then sign in as before, with a password or by email.">
          <RemoveSso />
        </Part>
      )}
    </>
  );
}

function Part({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-12 gap-y-4 border-line border-t py-7 lg:grid-cols-[280px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-16">{title}</h2>
        <p className="mt-1 max-w-measure text-13 text-muted">{lede}</p>
      </div>
      <div className="min-w-0 max-w-form">{children}</div>
    </section>
  );
}
