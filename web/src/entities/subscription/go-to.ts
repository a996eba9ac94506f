/** Leaves for an address of the payment provider, or of this app. */
export function goTo(url: string): void {
  location.assign(url);
}
