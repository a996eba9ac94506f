import { queryOptions } from "@tanstack/react-query";
import { DataError } from "./errors";
import { authAddress } from "./supabase";
import { tracedFetch } from "./traced-fetch";

/** What this server offers for signing in (`GET /auth/v1/settings`). */
export type AuthSettings = {
  /** Other services that a person can sign in with, by the name that `signInWithOAuth` takes. */
  providers: string[];
  /** Codes by SMS. */
  phone: boolean;
  passkeys: boolean;
  /** New accounts are taken. */
  signUp: boolean;
};

/** Keys of `external` that are ways of our own and no other service. */
const ownWays = new Set(["email", "phone", "anonymous_users"]);

/** Changes only with the operator's configuration, so one answer serves the life of the page. */
export const authSettingsQuery = queryOptions({
  queryKey: ["auth-settings"],
  queryFn: async (): Promise<AuthSettings> => {
    const { url, headers } = authAddress("/settings");
    const response = await tracedFetch(url, { headers });
    if (!response.ok) {
      const id = response.headers.get("x-request-id");
      throw new DataError("Not answered", "", null, null, response.status, id);
    }
    return readSettings(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Reads the answer; what is missing is not offered. */
export function readSettings(body: unknown): AuthSettings {
  const fields = entries(body);
  const external = entries(fields.get("external"));
  const offered = [...external].filter(([, on]) => on === true).map(([name]) => name);
  return {
    providers: offered.filter((name) => !ownWays.has(name)).sort(),
    phone: external.get("phone") === true,
    passkeys: fields.get("passkeys_enabled") === true,
    signUp: fields.get("disable_signup") !== true,
  };
}

function entries(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

/** Names that are written in their own way; any other begins with a capital. */
const spelled: Record<string, string> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  linkedin_oidc: "LinkedIn",
  slack_oidc: "Slack",
  workos: "WorkOS",
};

/** What a provider is called: `google` → "Google", `acme_id` → "Acme id". */
export function providerName(provider: string): string {
  const words = provider.replace(/^(custom:|oidc:)/, "").replace(/[_-]+/g, " ");
  return spelled[provider] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
