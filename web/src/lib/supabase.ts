import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Config } from "./config";
import type { Database } from "./database.types";
import { reconnectAfterMs } from "./reconnect";
import { anonymousUntilSecondFactor } from "./session/half-signed-in";
import { tracedFetch } from "./traced-fetch";

/** The client as the contract types it. */
export type Client = SupabaseClient<Database>;

let client: Client | null = null;
let second: Client | null = null;
let makeSecond: (() => Client) | null = null;
let known: Pick<Config, "url" | "anonKey"> | null = null;

/** Makes the one client of the page. Called once, before anything is drawn. */
export function connect(config: Config): Client {
  known = config;
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return tracedFetch(input, anonymousUntilSecondFactor(url, init, config.anonKey));
  };
  client = createClient<Database>(config.url, config.anonKey, {
    auth: {
      flowType: "pkce",
      detectSessionInUrl: true,
      persistSession: true,
      autoRefreshToken: true,
    },
    global: { fetch: fetcher },
    realtime: { reconnectAfterMs: (tries) => reconnectAfterMs(tries) },
  });
  makeSecond = () =>
    createClient<Database>(config.url, config.anonKey, {
      auth: {
        flowType: "pkce",
        detectSessionInUrl: false,
        persistSession: false,
        autoRefreshToken: false,
        storageKey: "devproof.aside",
      },
      global: { fetch: tracedFetch },
    });
  return client;
}

/** The client. Only `queries.ts` files and `lib` use it; pages use the queries. */
export function supabase(): Client {
  if (!client) throw new Error("supabase() before connect()");
  return client;
}

/**
 * A second client that keeps nothing, for signing in beside the open session: what comes of it is looked at before it
 * takes the session's place.
 */
export function isolatedClient(): Client {
  if (!makeSecond) throw new Error("isolatedClient() before connect()");
  second ??= makeSecond();
  return second;
}

/** Where a call of the auth service goes that the client has no method for, and the key that it needs. */
export function authAddress(path: string): { url: string; headers: Record<string, string> } {
  if (!known) throw new Error("authAddress() before connect()");
  return { url: `${known.url}/auth/v1${path}`, headers: { apikey: known.anonKey } };
}
