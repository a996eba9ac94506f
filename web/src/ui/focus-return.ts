/** True when nothing has the focus: what had it is gone, or nobody has gone anywhere yet. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Gives the focus back to where it came from, unless somebody has gone on by themselves. Where the opener is gone too, the
 * next of its list takes its place, and without a list the page's heading.
 */
export function returnFocus(opener: Element | null, list: Element | null | undefined): void {
  if (!isFocusLost()) return;
  const isThere =
    opener instanceof HTMLElement && opener.isConnected && opener.matches("a, button");
  const next = list?.isConnected ? list.querySelector<HTMLElement>("a, button") : null;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  (isThere ? opener : (next ?? heading))?.focus({ preventScroll: true });
}
