import { returnFocus } from "./focus-return";

/**
 * Puts the focus on the newest notice: with Tab alone, it would be gone before one is there. Escape closes the notice, and
 * the focus goes back to where it was when the notice goes.
 */
export function focusNewestToast(): void {
  const region = document.querySelector<HTMLElement>("section[popover]");
  const newest = region?.lastElementChild?.querySelector("button");
  if (!region || !newest) return;
  const before = document.activeElement;
  newest.focus();
  const done = new AbortController();
  region.addEventListener(
    "keydown",
    ({ key, target }) => {
      const line = target instanceof Element ? target.closest("[role]") : null;
      if (key === "Escape") line?.querySelector<HTMLElement>("button:last-of-type")?.click();
    },
    { signal: done.signal },
  );
  const observer = new MutationObserver(() => {
    if (newest.isConnected) return;
    done.abort();
    observer.disconnect();
    returnFocus(before, null);
  });
  observer.observe(region, { childList: true });
}
