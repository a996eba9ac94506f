let stood = false;

/** The first page was on screen as plain HTML before the app took over. */
export function markFirstPaint(): void {
  stood = true;
}

/** True once, for the first page: what stood already must not fade in again. */
export function isFirstPaint(): boolean {
  return stood;
}

/** Any later page fades in as usual. */
export function forgetFirstPaint(): void {
  stood = false;
}
