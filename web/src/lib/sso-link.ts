import { callAuth } from "./call-auth";
import { unwrapAuth } from "./errors";
import { supabase } from "./supabase";

const key = "devproof.sso-link";

/** A company's sign-on waits in this tab for its owner to sign in the usual way. The proof itself is a cookie. */
export function rememberSsoLink(): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // The settings then do not offer it; signing on by the company once more does.
  }
}

export function waitsForSsoLink(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function forgetSsoLink(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Connects the company's sign-on that this browser came back from with the account that is signed in. */
export async function connectSso(): Promise<void> {
  const { session } = unwrapAuth(await supabase().auth.getSession());
  await callAuth("POST", "/sso/link", {}, session?.access_token);
}
