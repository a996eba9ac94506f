import type { SupabaseClient } from "@supabase/supabase-js";
import type { Config } from "./config";
import type { Database } from "./database.types";
import { later } from "./later";
import { reconnectAfterMs } from "./reconnect";
import { anonymousUntilSecondFactor } from "./session/half-signed-in";
import { tracedFetch } from "./traced-fetch";

/** The client as the contract types it. */
export type Client = SupabaseClient<Database>;

/** How often the client's code is tried before what waits for it fails. */
const TRIES = 4;

let known: Config | null = null;
let begin: Promise<unknown> = Promise.resolve();
let client: Client | null = null;
let second: Client | null = null;
let makeSecond: (() => Client) | null = null;
let loading: Promise<Client> | null = null;

/**
 * Says which server the client is for, and what goes before its code on the line. Called once, before anything is drawn.
 */
export function connect(config: Config, after?: Promise<unknown>): void {
  known = config;
  if (after) begin = after;
}

/**
 * The client. Only `queries.ts` files and `lib` use it; pages use the queries. Its code loads after the first page is
 * drawn where that needs none of it; calls made before are kept, and made on it once it has come.
 */
export function supabase(): Client {
  return client ?? waiting;
}

const waiting = later(connected);

/** The client itself, for what has to hold on to its parts, such as a channel. Starts to load its code. */
export function connected(): Promise<Client> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Client> {
  const config = known;
  if (!config) throw new Error("supabase() before connect()");
  await begin;
  for (let tries = 1; ; tries += 1) {
    try {
      const { makeClient, makeIsolatedClient } = await import("./supabase-client");
      client = makeClient(config, (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, location.href);
        return tracedFetch(input, anonymousUntilSecondFactor(url, init, config.anonKey));
      });
      makeSecond = () => makeIsolatedClient(config, tracedFetch);
      return client;
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs(tries)));
    }
  }
}

/**
 * A second client that keeps nothing, for signing in beside the open session: what comes of it is looked at before it
 * takes the session's place.
 */
export function isolatedClient(): Client {
  if (!makeSecond) throw new Error("isolatedClient() before the client has come");
  second ??= makeSecond();
  return second;
}

/** Where a call of the auth service goes that the client has no method for, and the key that it needs. */
export function authAddress(path: string): { url: string; headers: Record<string, string> } {
  if (!known) throw new Error("authAddress() before connect()");
  return { url: `${known.url}/auth/v1${path}`, headers: { apikey: known.anonKey } };
}
