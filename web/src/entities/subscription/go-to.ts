import { billingConfig } from "@/lib/config";
import { paths } from "@/lib/paths";

/** Leaves for an address of the payment provider, or loads a page of this app anew. */
export function goTo(url: string): void {
  location.assign(url);
}

/**
 * Opens a checkout. The content policy lets Stripe.js load on that page alone, and a policy is that of the document, so
 * with Stripe the page is loaded anew.
 */
export function openCheckout(id: string, navigate: (path: string) => unknown): void {
  const path = paths.checkout(id);
  if (billingConfig().provider === "stripe") goTo(path);
  else void navigate(path);
}
