import { queryOptions } from "@tanstack/react-query";
import { authSettingsQuery } from "./auth-settings";
import { unwrapAuth } from "./errors";
import { supabase } from "./supabase";

/** A key of a device or a password manager that signs in by itself. */
export type Passkey = {
  id: string;
  friendly_name?: string;
  created_at: string;
  last_used_at?: string;
};

/** One's own passkeys, the oldest first; null where the server does not take any. */
export const passkeysQuery = queryOptions({
  queryKey: ["account", "passkeys"],
  queryFn: async ({ client }): Promise<Passkey[] | null> => {
    const { passkeys } = await client.ensureQueryData(authSettingsQuery);
    return passkeys ? unwrapAuth(await supabase().auth.passkey.list()) : null;
  },
});

/** Whether this browser can use passkeys and security keys at all. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === "function";
}
