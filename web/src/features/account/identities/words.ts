import type { UserIdentity } from "@supabase/supabase-js";
import { providerName } from "@/lib/auth-settings";

type IdentityLabels = {
  name: string;
  kind: "mail" | "phone" | "company" | "other";
  /** The address or name by which it is known there; empty when it has none. */
  account: string;
};

/** How a linked account is called here. */
export function identityLabels(
  identity: Pick<UserIdentity, "provider" | "identity_data">,
): IdentityLabels {
  const { provider, identity_data: data = {} } = identity;
  const account = [data.email, data.phone, data.preferred_username, data.name].find(
    (known): known is string => typeof known === "string" && known !== "",
  );
  if (provider === "email")
    return { name: "Email and password", kind: "mail", account: account ?? "" };
  if (provider === "phone") return { name: "Phone", kind: "phone", account: data.phone ?? "" };
  if (provider.startsWith("sso:")) {
    return { name: "Your company's sign-in", kind: "company", account: account ?? "" };
  }
  return { name: providerName(provider), kind: "other", account: account ?? "" };
}
