import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { both } from "@/entities/query/both";
import { QueryState } from "@/entities/query/QueryState";
import { checkoutQuery, tiersQuery } from "@/entities/subscription/queries";
import { tiersPath } from "@/entities/subscription/tiers-path";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { currentProfile, useProfile } from "@/lib/session/session";
import { EmptyState } from "@/ui/EmptyState";
import { FormPage } from "@/ui/FormPage";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { Over } from "./Over";
import { Paid } from "./Paid";
import { StripeCheckout } from "./StripeCheckout";
import { StripeReturn } from "./StripeReturn";
import { wasSent } from "./sent";
import { TestCheckout } from "./TestCheckout";

export const loader = ({ params }: PageLoaderArgs) =>
  prefetch(checkoutQuery(params.id ?? ""), tiersQuery(currentProfile().role ?? "job_seeker"));

/** Paying for a tier: the built-in test checkout, or the way to Stripe and back. */
export default function CheckoutPage() {
  usePageTitle("Checkout");
  const id = useParams().id ?? "";
  const [search] = useSearchParams();
  const profile = useProfile();
  const checkout = useQuery(checkoutQuery(id));
  const tiers = useQuery(tiersQuery(profile.role ?? "job_seeker"));
  const back = tiersPath(profile) ?? paths.profile;
  // Stripe leads back here: with `left` from its "Back", else after the payment.
  const left = search.has("left");
  return (
    <QueryState
      query={both(checkout, tiers)}
      failure="The checkout could not be loaded"
      note="Nothing was charged."
      loading={
        <FormPage title="Checkout">
          <Loading label="Loading the checkout">
            <SkeletonRows rows={5} />
          </Loading>
        </FormPage>
      }
    >
      {([known, all]) => {
        const tier = all.find((one) => one.id === known?.tier_id);
        const [free] = all;
        if (!known || !tier || !free) return <NoCheckout back={back} />;
        const props = { checkout: known, tier, back };
        if (known.state === "paid") return <Paid {...props} free={free} />;
        if (known.state !== "open") return <Over {...props} />;
        if (known.provider === "test") return <TestCheckout {...props} />;
        return left || wasSent(id) ? (
          <StripeReturn {...props} cancelled={left} />
        ) : (
          <StripeCheckout {...props} />
        );
      }}
    </QueryState>
  );
}

function NoCheckout({ back }: { back: string }) {
  return (
    <FormPage title="Checkout">
      <EmptyState
        title="Checkout not found"
        action={
          <TextLink underlined href={back}>
            Compare tiers
          </TextLink>
        }
      >
        It belongs to someone else, or no longer exists.
      </EmptyState>
    </FormPage>
  );
}
