import { isOneOf } from "@/lib/vocabulary";
import { type Role, roleLabels } from "@/lib/vocabulary.generated";

const key = "devproof.intent";

/** Whether it is a role that people choose on the start page. */
export function isIntent(value: string | null): value is Role {
  return value !== null && isOneOf(roleLabels, value);
}

/** Stores it until onboarding, which comes after the confirmation email. */
export function rememberIntent(value: string | null): void {
  if (!isIntent(value)) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Onboarding then has no suggestion.
  }
}

export function rememberedIntent(): Role | null {
  try {
    const stored = localStorage.getItem(key);
    return isIntent(stored) ? stored : null;
  } catch {
    return null;
  }
}
