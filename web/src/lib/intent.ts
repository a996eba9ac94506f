const key = "devproof.intent";

/** What somebody said on the start page that they came for. */
export type Intent = "job_seeker" | "employer";

export function isIntent(value: unknown): value is Intent {
  return value === "job_seeker" || value === "employer";
}

/** Keeps it until the account asks for it: the confirmation mail lies between. */
export function rememberIntent(value: string | null): void {
  if (!isIntent(value)) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // The question is then asked without a suggestion.
  }
}

export function rememberedIntent(): Intent | null {
  try {
    const kept = localStorage.getItem(key);
    return isIntent(kept) ? kept : null;
  } catch {
    return null;
  }
}
