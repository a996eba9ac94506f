import {
  AuthApiError,
  AuthRetryableFetchError,
  createClient,
  type SupabaseClient,
} from "@supabase/supabase-js";
import type { Config } from "./config";
import type { Database } from "./database.types";
import { reconnectAfterMs } from "./reconnect";

export { AuthApiError, AuthRetryableFetchError };

type Settings = Pick<Config, "url" | "anonKey">;

/** The one client of the page, which keeps the session and renews it. */
export function makeClient(
  { url, anonKey }: Settings,
  fetcher: typeof fetch,
): SupabaseClient<Database> {
  return createClient<Database>(url, anonKey, {
    auth: {
      flowType: "pkce",
      detectSessionInUrl: true,
      persistSession: true,
      autoRefreshToken: true,
    },
    global: { fetch: fetcher },
    realtime: { reconnectAfterMs: (tries) => reconnectAfterMs(tries) },
  });
}

/** A client beside it that keeps nothing. */
export function makeIsolatedClient(
  { url, anonKey }: Settings,
  fetcher: typeof fetch,
): SupabaseClient<Database> {
  return createClient<Database>(url, anonKey, {
    auth: {
      flowType: "pkce",
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
      storageKey: "devproof.aside",
    },
    global: { fetch: fetcher },
  });
}
