import { authAddress } from "./supabase";
import { tracedFetch } from "./traced-fetch";

/**
 * Calls an endpoint of the auth service that is ours alone, so that the client has no method for it; its errors are
 * the client's. With `token` it is called as that session.
 */
export async function callAuth(
  method: "GET" | "POST",
  path: string,
  body?: Record<string, string>,
  token?: string,
): Promise<unknown> {
  const { url, headers } = authAddress(path);
  const { AuthApiError, AuthRetryableFetchError } = await import("./supabase-client");
  const answer = await tracedFetch(url, {
    method,
    headers: {
      ...headers,
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new AuthRetryableFetchError("The server did not answer", 0);
  });
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return json;
  const text = (name: string) => {
    const value = typeof json === "object" && json !== null ? Reflect.get(json, name) : null;
    return typeof value === "string" ? value : null;
  };
  if (answer.status >= 500) {
    throw new AuthRetryableFetchError(text("message") ?? "The server failed", answer.status);
  }
  const message = text("message") ?? text("msg") ?? "";
  throw new AuthApiError(message, answer.status, text("code") ?? text("error_code") ?? undefined);
}
