import type { Location } from "react-router";
import { authSentence } from "@/lib/errors";

/** What the address says that a provider or a mailed link led back to. */
export type Said =
  /** It was refused there, or by our own server; why, in words. */
  | { kind: "refused"; title: string; sentence: string }
  /** A code that nobody has taken yet. */
  | { kind: "code" }
  | { kind: "nothing" };

/** By what OAuth calls it (RFC 6749 §4.1.2.1), where the server has no code of its own. */
const byKind = new Map(
  Object.entries({
    access_denied:
      "The other side did not let you in, or you said no there. Try again, or sign in another way.",
    temporarily_unavailable: "The other side is too busy at the moment. Try again in a minute.",
    server_error: "The other side failed. Try again in a moment, or sign in another way.",
    unauthorized_client: "The other side does not know this site any more. Sign in another way.",
    invalid_request: "The other side did not understand us. Begin again.",
    invalid_scope: "The other side does not share what is needed. Sign in another way.",
  }),
);

const otherwise = "The other side did not let you in. Try again, or sign in another way.";

/**
 * Reads it from the query or the fragment. Nobody has signed an address, so its own words are never shown: only the
 * sentence for its code.
 */
export function saidBack({ search, hash }: Pick<Location, "search" | "hash">): Said {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const said = (name: string) => query.get(name) ?? fragment.get(name);
  const [code, kind] = [said("error_code"), said("error")];
  if (code === null && kind === null) return { kind: query.has("code") ? "code" : "nothing" };
  const sentence = authSentence(code) ?? byKind.get(kind ?? "") ?? otherwise;
  return { kind: "refused", title: titles.get(code ?? "") ?? "You are not signed in", sentence };
}

const titles = new Map(
  Object.entries({
    identity_already_exists: "This account is taken",
    otp_expired: "This link does not work any more",
  }),
);
