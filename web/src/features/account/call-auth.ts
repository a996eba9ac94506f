import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { authAddress } from "@/lib/supabase";
import { tracedFetch } from "@/lib/traced-fetch";

/** Calls an endpoint of the auth service that is ours alone, so that the client has no method for it; its errors are the client's. */
export async function callAuth(
  method: "GET" | "POST",
  path: string,
  body?: Record<string, string>,
): Promise<unknown> {
  const { url, headers } = authAddress(path);
  const answer = await tracedFetch(url, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new AuthRetryableFetchError("The server did not answer", 0);
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
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
