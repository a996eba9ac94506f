import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { authAddress } from "@/lib/supabase";
import { tracedFetch } from "@/lib/traced-fetch";

/** Mails the link that brings a resting account back. The answer is the same for every address. */
export const askForRestoring = (email: string) => post({ email });

/** Brings the account of a mailed link back. It signs nobody in. */
export const restoreAccount = (token: string) => post({ token });

/** The endpoint is ours alone, so the client has no method for it; its errors are the client's. */
async function post(body: { email: string } | { token: string }): Promise<void> {
  const { url, headers } = authAddress("/restore");
  const answer = await tracedFetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new AuthRetryableFetchError("The server did not answer", 0);
  });
  if (answer.ok) return;
  const said: unknown = await answer.json().catch(() => null);
  const text = (name: string) => {
    const value = typeof said === "object" && said !== null ? Reflect.get(said, name) : null;
    return typeof value === "string" ? value : null;
  };
  if (answer.status >= 500) {
    throw new AuthRetryableFetchError(text("message") ?? "The server failed", answer.status);
  }
  const message = text("message") ?? text("msg") ?? "";
  throw new AuthApiError(message, answer.status, text("code") ?? text("error_code") ?? undefined);
}
