import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { newId } from "@/lib/new-id";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { session } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import type { BillingInterval, Role } from "@/lib/vocabulary.generated";

const key = ["subscription"];

/** The tiers of a role, the free one first. */
export const tiersQuery = (audience: Role) =>
  queryOptions({
    queryKey: [...key, "tiers", audience],
    queryFn: async () =>
      unwrap(
        await supabase()
          .from("subscription_tiers")
          .select("*")
          .eq("audience", audience)
          .order("position"),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Tier = QueryData<typeof tiersQuery>[number];

/** What the reader, or their company, pays for and has used; null for who doesn't decide on it. */
export const subscriptionQuery = queryOptions({
  queryKey: [...key, "mine"],
  queryFn: async () => unwrapMaybe(await supabase().rpc("get_subscription")),
});

export type Subscription = NonNullable<QueryData<typeof subscriptionQuery>>;

/** Whether something is paid for: neither free, nor over, nor a first checkout that is still open. */
export function isPaid({ state }: Pick<Subscription, "state">): boolean {
  return state === "active" || state === "past_due" || state === "cancelling";
}

/** The tier that is paid for, or else the one in force, which can be a gift. */
export function ownTierId(subscription: Subscription): string {
  const { paid_tier_id, tier_id } = subscription;
  return isPaid(subscription) ? (paid_tier_id ?? tier_id) : tier_id;
}

/** How many Founding Engineer seats there are and are left. */
export const foundingSeatsQuery = queryOptions({
  queryKey: [...key, "founding-seats"],
  queryFn: async () => unwrap(await supabase().rpc("get_founding_seats")),
});

/** A payment, open or over; null where the reader has none of this id. */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, "checkout", id],
    queryFn: async () => unwrapMaybe(await supabase().rpc("get_checkout", { p_id: id })),
  });

export type Checkout = NonNullable<QueryData<ReturnType<typeof checkoutQuery>>>;

/** What a change of tier costs now, and when it takes effect. */
export const previewQuery = (tier: string, interval: BillingInterval) =>
  queryOptions({
    queryKey: [...key, "preview", tier, interval],
    queryFn: async () =>
      unwrap(
        await supabase().rpc("preview_tier_change", {
          p_tier_id: tier,
          p_billing_interval: interval,
        }),
      ),
    // Proration moves with the time.
    staleTime: 0,
    gcTime: 0,
  });

/** What was paid, the newest first. */
export const receiptsQuery = queryOptions({
  queryKey: [...key, "receipts"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("receipts")
        .select("id,number,tier_id,amount_cents,currency,period_start,period_end,paid_at,url")
        .order("paid_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(100),
    ),
});

export type Receipt = QueryData<typeof receiptsQuery>[number];

/** Limits follow the tier, and any page can show one: everything that was read is read again. */
export async function subscriptionChanged(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries(), session().reloadProfile()]);
}

/** Opens a checkout, or gives the one of this id again. */
export async function startCheckout(tier: string, interval: BillingInterval, id = newId()) {
  const checkout = unwrap(
    await supabase().rpc("start_checkout", {
      p_id: id,
      p_tier_id: tier,
      p_billing_interval: interval,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: key });
  return checkout;
}

/** Pays, or declines, the built-in test checkout. */
export async function payTestCheckout(id: string, outcome: "pays" | "declines"): Promise<void> {
  unwrapMaybe(await supabase().rpc("pay_test_checkout", { p_id: id, p_outcome: outcome }));
  await subscriptionChanged();
}

/** Leaves a checkout; a seat that it held is free again. */
export async function abandonCheckout(id: string): Promise<void> {
  unwrapMaybe(await supabase().rpc("abandon_checkout", { p_id: id }));
  await queryClient.invalidateQueries({ queryKey: key });
}

export async function changeTier(
  id: string,
  tier: string,
  interval: BillingInterval,
): Promise<void> {
  unwrapMaybe(
    await supabase().rpc("change_tier", {
      p_id: id,
      p_tier_id: tier,
      p_billing_interval: interval,
    }),
  );
  await subscriptionChanged();
}

export async function cancelSubscription(): Promise<void> {
  unwrapMaybe(await supabase().rpc("cancel_subscription"));
  await subscriptionChanged();
}

/** Takes a cancellation, or a change that waits, back. */
export async function resumeSubscription(): Promise<void> {
  unwrapMaybe(await supabase().rpc("resume_subscription"));
  await subscriptionChanged();
}

/** The address where the payment method and the invoices are. */
export async function openBillingPortal(): Promise<string> {
  return unwrap(await supabase().rpc("open_billing_portal")).url;
}

/** With test payments: the next renewal fails now. */
export async function failTestPayment(): Promise<void> {
  unwrapMaybe(await supabase().rpc("fail_test_payment"));
  await subscriptionChanged();
}

/** With test payments: the period is over now, so it renews, changes, ends, or its payment fails. */
export async function endTestPeriod(): Promise<void> {
  unwrapMaybe(await supabase().rpc("end_test_period"));
  await subscriptionChanged();
}

/** With test payments: what failed is paid. */
export async function settleTestPayment(): Promise<void> {
  unwrapMaybe(await supabase().rpc("settle_test_payment"));
  await subscriptionChanged();
}
