import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { both } from "@/entities/query/both";
import { QueryState } from "@/entities/query/QueryState";
import {
  foundingSeatsQuery,
  type Subscription,
  subscriptionQuery,
  type Tier,
  tiersQuery,
} from "@/entities/subscription/queries";
import { StandingBanner } from "@/entities/subscription/StandingBanner";
import { TestPaymentsNotice } from "@/entities/subscription/TestPaymentsNotice";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { readChoice } from "@/lib/url-state";
import { type BillingInterval, billingIntervalLabels, type Role } from "@/lib/vocabulary.generated";
import { PageHeader } from "@/ui/Page";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { IntervalTabs } from "./IntervalTabs";
import { LimitsTable } from "./LimitsTable";
import { TierCards } from "./TierCards";
import { TierBars } from "./TiersSkeleton";

export const prefetchTiers = (audience: Role) =>
  prefetch(
    tiersQuery(audience),
    subscriptionQuery,
    ...(audience === "job_seeker" ? [foundingSeatsQuery] : []),
  );

const ledes: Record<Role, string> = {
  job_seeker:
    "How much you can do each day and month. Your match score never depends on your tier.",
  employer: "What your company can do at the same time. Match scores never depend on the tier.",
};

/** The tiers of a role side by side, and every way from one to another. */
export function TiersPage({ audience }: { audience: Role }) {
  usePageTitle("Subscription tiers");
  const tiers = useQuery(tiersQuery(audience));
  const subscription = useQuery(subscriptionQuery);
  return (
    <div className="page pb-16">
      <PageHeader
        title="Subscription tiers"
        lede={ledes[audience]}
        actions={<TextLink href={paths.subscriptionSettings}>Manage subscription</TextLink>}
      />
      <TestPaymentsNotice className="mb-4" />
      <QueryState
        query={both(tiers, subscription)}
        failure="The tiers could not be loaded"
        note="Your subscription hasn't changed."
        loading={
          <Loading label="Loading the tiers">
            <TierBars />
          </Loading>
        }
      >
        {([all, own]) => <Tiers tiers={all} subscription={own} audience={audience} />}
      </QueryState>
    </div>
  );
}

type Props = { tiers: Tier[]; subscription: Subscription | null; audience: Role };

function Tiers({ tiers, subscription, audience }: Props) {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const interval: BillingInterval =
    readChoice(billingIntervalLabels, search, "interval") ??
    subscription?.billing_interval ??
    "month";
  // A refused command leads to the tier that lifts its limit.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  return (
    <>
      {subscription && <StandingBanner subscription={subscription} tiers={tiers} />}
      <IntervalTabs tiers={tiers} interval={interval} />
      <TierCards
        tiers={tiers}
        subscription={subscription}
        interval={interval}
        isSeeker={audience === "job_seeker"}
      />
      <LimitsTable tiers={tiers} currentId={subscription?.tier_id ?? null} />
    </>
  );
}
