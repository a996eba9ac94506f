import { useQuery } from "@tanstack/react-query";
import { both } from "@/entities/query/both";
import { QueryState } from "@/entities/query/QueryState";
import {
  type Subscription,
  subscriptionQuery,
  type Tier,
  tiersQuery,
} from "@/entities/subscription/queries";
import { StandingBanner } from "@/entities/subscription/StandingBanner";
import { TestPaymentsNotice } from "@/entities/subscription/TestPaymentsNotice";
import { tiersPath } from "@/entities/subscription/tiers-path";
import { billingConfig } from "@/lib/config";
import { useProfile } from "@/lib/session/session";
import { LockedState } from "@/ui/LockedState";
import { Loading } from "@/ui/Skeleton";
import { SectionBars } from "../SettingsSkeleton";
import { ReceiptsSection } from "./ReceiptsSection";
import { TestPaymentsSection } from "./TestPaymentsSection";
import { TierSection } from "./TierSection";
import { UsageSection } from "./UsageSection";

/** What the reader, or their company, pays for, has used, and was charged. */
export function SubscriptionTab() {
  const profile = useProfile();
  if (!tiersPath(profile)) {
    return (
      <LockedState title="Your company's admin manages the subscription">
        Ask them about the tier, its limits, and receipts.
      </LockedState>
    );
  }
  return <OwnSubscription role={profile.role ?? "job_seeker"} />;
}

function OwnSubscription({ role }: { role: Tier["audience"] }) {
  const subscription = useQuery(subscriptionQuery);
  const tiers = useQuery(tiersQuery(role));
  return (
    <>
      <TestPaymentsNotice className="mt-5" />
      <QueryState
        query={both(tiers, subscription)}
        failure="Your subscription could not be loaded"
        note="It hasn't changed."
        loading={
          <Loading label="Loading your subscription">
            <SectionBars />
          </Loading>
        }
      >
        {([all, own]) => own && <Sections tiers={all} subscription={own} />}
      </QueryState>
    </>
  );
}

function Sections({ tiers, subscription }: { tiers: Tier[]; subscription: Subscription }) {
  return (
    <>
      <div className="pt-4">
        <StandingBanner subscription={subscription} tiers={tiers} />
      </div>
      <TierSection tiers={tiers} subscription={subscription} />
      <UsageSection usage={subscription.usage} />
      <ReceiptsSection tiers={tiers} />
      {billingConfig().provider === "test" && <TestPaymentsSection subscription={subscription} />}
    </>
  );
}
