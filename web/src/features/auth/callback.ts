import type { Location } from "react-router";
import { authSentence, explain } from "@/lib/errors";

/** What the address says that a provider or a mailed link led back to. */
export type CallbackResult =
  /** It was refused there, or by our own server; why, in words. */
  | { kind: "refused"; code: string | null; sentence: string }
  /** A code that nobody has taken yet. */
  | { kind: "code" }
  | { kind: "nothing" };

/** Codes that mean something else here than on a page where an address was typed. */
const byCode = new Map(
  Object.entries({
    email_address_not_authorized:
      "Your company's single sign-on returned an email address outside your company's domains. Contact your administrator.",
    email_exists:
      "An account with this email already exists. Sign in to it, then link the other service in Settings.",
    user_already_exists:
      "An account with this email already exists. Sign in to it, then link the other service in Settings.",
  }),
);

/** By what OAuth calls it (RFC 6749 §4.1.2.1), where the server has no code of its own. */
const byKind = new Map(
  Object.entries({
    access_denied: "The service denied access, or you canceled. Try again, or sign in another way.",
    temporarily_unavailable: "The service is busy. Try again in a minute.",
    server_error: "The service had an error. Try again in a moment, or sign in another way.",
    unauthorized_client: "The service no longer recognizes this site. Sign in another way.",
    invalid_request: "The service rejected the request. Start again.",
    invalid_scope: "The service doesn't share the required details. Sign in another way.",
  }),
);

const otherwise = "The service denied access. Try again, or sign in another way.";

/**
 * Reads it from the query or the fragment. Anyone can forge an address, so its text is never shown: only our sentence
 * for its code.
 */
export function readCallback({ search, hash }: Pick<Location, "search" | "hash">): CallbackResult {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const param = (name: string) => query.get(name) ?? fragment.get(name);
  const [code, kind] = [param("error_code"), param("error")];
  if (code === null && kind === null) return { kind: query.has("code") ? "code" : "nothing" };
  const sentence =
    byCode.get(code ?? "") ?? authSentence(code) ?? byKind.get(kind ?? "") ?? otherwise;
  return { kind: "refused", code, sentence };
}

/** What the page is called that says so. */
export function titleOf(code: string | null, signedIn: boolean): string {
  return titles.get(code ?? "") ?? (signedIn ? "Sign-in failed" : "You're not signed in");
}

/** The sentence for what the exchange of a code ended with. */
export function sentenceOf(error: Error): { code: string | null; sentence: string } {
  const { code, sentence } = explain(error);
  return { code, sentence: byCode.get(code ?? "") ?? sentence };
}

const titles = new Map(
  Object.entries({
    identity_already_exists: "This account is already linked",
    otp_expired: "This link no longer works",
  }),
);
