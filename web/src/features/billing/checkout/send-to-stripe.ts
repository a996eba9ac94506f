import { goTo } from "@/entities/subscription/go-to";
import { type Checkout, startCheckout } from "@/entities/subscription/queries";
import { billingConfig } from "@/lib/config";
import { noteSent } from "./sent";
import { loadStripe } from "./stripe-js";

/** Loads Stripe.js where there is a key for it, then leaves for Stripe's page of the checkout. */
export async function sendToStripe(checkout: Checkout): Promise<void> {
  const config = billingConfig();
  if (config.provider === "stripe" && config.publishableKey) {
    await loadStripe(config.publishableKey);
  }
  const { id, tier_id, billing_interval } = checkout;
  // The same id gives the same checkout, with its address at Stripe.
  const { url } = await startCheckout(tier_id, billing_interval, id);
  noteSent(id);
  goTo(url);
}
