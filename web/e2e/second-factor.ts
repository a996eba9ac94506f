import type { SupabaseClient } from "@supabase/supabase-js";
import { stepNow, totp } from "./identity/totp";

/** An authenticator app of somebody's: it gives each code once, as the server takes it once. */
export class AuthenticatorApp {
  private last: number;

  private constructor(
    private readonly secret: string,
    last: number,
  ) {
    this.last = last;
  }

  /** One whose codes others may have used: it begins with the next step. */
  static of(secret: string): AuthenticatorApp {
    return new AuthenticatorApp(secret, stepNow());
  }

  /** Adds one to an account, whose session has proved two factors from then on. */
  static async enrol(api: SupabaseClient): Promise<AuthenticatorApp> {
    const { data, error } = await api.auth.mfa.enroll({ factorType: "totp", friendlyName: "App" });
    if (error) throw error;
    // The step before counts too; beginning there leaves two more codes for this moment.
    const app = new AuthenticatorApp(data.totp.secret, stepNow() - 2);
    await app.prove(api);
    return app;
  }

  /** A code that was not used yet. Waits where there is none at this moment. */
  async code(): Promise<string> {
    const step = Math.max(this.last + 1, stepNow() - 1);
    this.last = step;
    while (step > stepNow() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    return totp(this.secret, step);
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
