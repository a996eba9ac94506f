const keyOf = (id: string) => `devproof.checkout.${id}`;

/** Notes that this tab went to Stripe for a checkout: when it comes back, the page waits for the payment's result. */
export function noteSent(id: string): void {
  try {
    sessionStorage.setItem(keyOf(id), "sent");
  } catch {
    // Without storage the page leads to Stripe again, which shows what became of the checkout.
  }
}

/** Whether this tab went to Stripe for it. */
export function wasSent(id: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}
