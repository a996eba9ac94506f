import type { AuthError } from "@supabase/supabase-js";

/** Whether it is an error of the auth client: its own test, which can be made before its code has come. */
export function isAuthError(error: unknown): error is AuthError {
  return typeof error === "object" && error !== null && "__isAuthError" in error;
}
