/** Scrolls gently, or at once for who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Brings something into sight when it is not there yet; what is already in sight does not move. */
export function scrollIntoSight(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const bar = 72;
  if (top >= bar && bottom <= innerHeight - bar) return;
  const block = height > innerHeight / 2 ? "start" : "center";
  element.scrollIntoView({ block, behavior: scrollBehavior() });
}
