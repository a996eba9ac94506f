import type { Session } from "@supabase/supabase-js";

/**
 * Whether a second factor is still owed: the account has one, and this session was opened without it. Told from the
 * session alone, as the client's `getAuthenticatorAssuranceLevel` does, but without waiting; the server decides anyway.
 */
export function owesFactor(session: Pick<Session, "access_token" | "user">): boolean {
  const enrolled = session.user.factors?.some(({ status }) => status === "verified") ?? false;
  return enrolled && !hasTwoFactors(session);
}

/** Whether this session was opened with two factors, as its token says. */
export function hasTwoFactors(session: Pick<Session, "access_token">): boolean {
  return claimsOf(session.access_token).aal === "aal2";
}

/** What an access token says; empty when it cannot be read. Nothing here proves that it is true. */
export function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, part = ""] = token.split(".");
    const bytes = Uint8Array.from(atob(part.replace(/-/g, "+").replace(/_/g, "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
