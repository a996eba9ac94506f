import type { SupabaseClient } from "@supabase/supabase-js";
import { codesOf, stepNow } from "./identity/totp";

/** An authenticator app of somebody's: it gives each code once, as the server takes it once. */
export class AuthenticatorApp {
  /** @param code Gives a code that was not used yet; waits where there is none at this moment. */
  private constructor(readonly code: () => Promise<string>) {}

  /** One whose codes others may have used: it begins with the next step. */
  static of(secret: string): AuthenticatorApp {
    return new AuthenticatorApp(codesOf(secret, stepNow()));
  }

  /** Adds one to an account, whose session has proved two factors from then on. */
  static async enrol(api: SupabaseClient): Promise<AuthenticatorApp> {
    const { data, error } = await api.auth.mfa.enroll({ factorType: "totp", friendlyName: "App" });
    if (error) throw error;
    const app = new AuthenticatorApp(codesOf(data.totp.secret));
    await app.prove(api);
    return app;
  }

  /** Raises a session to two factors. */
  async prove(api: SupabaseClient): Promise<void> {
    const { data: factors, error: unlisted } = await api.auth.mfa.listFactors();
    if (unlisted) throw unlisted;
    const factorId = factors.all.find(({ factor_type }) => factor_type === "totp")?.id;
    if (!factorId) throw new Error("There is no authenticator app on this account");
    const { error } = await api.auth.mfa.challengeAndVerify({ factorId, code: await this.code() });
    if (error) throw error;
  }
}
