import { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { RealtimeClient } from "@supabase/realtime-js";
import type { StorageClient } from "@supabase/storage-js";
import type { Config } from "./config";
import type { Database } from "./database.types";
import { firstReadsDone } from "./first-reads";
import { reconnectAfterMs } from "./reconnect";

type Options = {
  /** Sends the requests of all services. */
  fetch: typeof fetch;
  /** Whether the session outlives the page, is renewed, and is read from the address. */
  keepsSession: boolean;
  /** Where the session is stored, instead of the stock client's own place. */
  storageKey?: string;
};

/**
 * supabase-js's client, put together from its parts: those that the first page needs are in the first script, live
 * changes and files come when they are used first. Names, headers and the place of the session are the stock client's.
 */
export class Client extends PostgrestClient<Database> {
  readonly auth: GoTrueClient;
  private readonly base: string;
  private readonly anonKey: string;
  private readonly send: typeof fetch;
  private line: Promise<RealtimeClient> | null = null;
  private files: Promise<StorageClient> | null = null;
  /** What the live line was told last. */
  private lineToken: string | null = null;

  constructor({ url, anonKey }: Pick<Config, "url" | "anonKey">, options: Options) {
    const send: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      if (!headers.has("apikey")) headers.set("apikey", anonKey);
      if (!headers.has("authorization")) {
        headers.set("authorization", `Bearer ${await this.token()}`);
      }
      return options.fetch(input, { ...init, headers });
    };
    super(`${url}/rest/v1`, { fetch: send });
    this.base = url;
    this.anonKey = anonKey;
    this.send = send;
    this.auth = new GoTrueClient({
      url: `${url}/auth/v1`,
      headers: { Authorization: `Bearer ${anonKey}`, apikey: anonKey },
      fetch: options.fetch,
      flowType: "pkce",
      storageKey:
        options.storageKey ?? `sb-${new URL(url).hostname.split(".")[0] ?? ""}-auth-token`,
      persistSession: options.keepsSession,
      autoRefreshToken: options.keepsSession,
      detectSessionInUrl: options.keepsSession,
    });
    this.auth.onAuthStateChange((event, session) => {
      if (event === "SIGNED_OUT") this.tellLine(null);
      else if (["SIGNED_IN", "INITIAL_SESSION", "TOKEN_REFRESHED"].includes(event)) {
        this.tellLine(session?.access_token ?? null);
      }
    });
  }

  /** Live changes and channels. */
  realtime(): Promise<RealtimeClient> {
    this.line ??= firstReadsDone()
      .then(() => import("@supabase/realtime-js"))
      .then(
        ({ RealtimeClient }) =>
          new RealtimeClient(`${this.base.replace(/^http/, "ws")}/realtime/v1`, {
            params: { apikey: this.anonKey },
            accessToken: () => this.token(),
            fetch: this.send,
            reconnectAfterMs: (tries: number) => reconnectAfterMs(tries),
          }),
      );
    // What could not be fetched is tried again at the next use.
    this.line.catch(() => {
      this.line = null;
    });
    return this.line;
  }

  /** Files. */
  storage(): Promise<StorageClient> {
    this.files ??= import("@supabase/storage-js").then(
      ({ StorageClient }) => new StorageClient(`${this.base}/storage/v1`, {}, this.send),
    );
    this.files.catch(() => {
      this.files = null;
    });
    return this.files;
  }

  /** The person's token, or the public key. */
  private async token(): Promise<string> {
    const { data } = await this.auth.getSession();
    return data.session?.access_token ?? this.anonKey;
  }

  private tellLine(token: string | null): void {
    if (token === this.lineToken) return;
    this.lineToken = token;
    void this.line?.then((line) => line.setAuth(token)).catch(() => undefined);
  }
}
