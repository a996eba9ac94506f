import type { UserIdentity } from "@supabase/supabase-js";
import { unwrapAuth } from "@/lib/errors";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { connectSso, forgetSsoLink } from "@/lib/sso-link";
import { supabase } from "@/lib/supabase";
import { accountQuery } from "../queries";

/** Leaves for the provider; it comes back to this section. Resolves when the browser is on its way. */
export async function linkProvider(provider: string): Promise<void> {
  const here = `${paths.settings}?tab=account#identities`;
  unwrapAuth(
    await supabase().auth.linkIdentity({
      // Any name that the server has configured; the client's list of names is only that of its makers.
      provider: provider as "google",
      options: { redirectTo: location.origin + withNext(paths.authCallback, here) },
    }),
  );
}

/** Connects the company's sign-on that led here. */
export async function linkCompany(): Promise<void> {
  await connectSso();
  forgetSsoLink();
  unwrapAuth(await supabase().auth.refreshSession());
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}

export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  unwrapAuth(await supabase().auth.unlinkIdentity(identity));
  // The tokens carry the providers, and the stored user its identities.
  unwrapAuth(await supabase().auth.refreshSession());
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}
