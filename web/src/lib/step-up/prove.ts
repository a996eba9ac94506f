import type { Session } from "@supabase/supabase-js";
import { withCaptcha } from "../captcha/captcha";
import { unwrapAuth } from "../errors";
import { paths } from "../paths";
import { isolatedClient, supabase } from "../supabase";
import { verifyCode } from "../verify-code";

/** Somebody proved who they are, and it was somebody else. */
export class OtherAccount extends Error {
  override name = "OtherAccount";
  constructor() {
    super("This belongs to another account. Use one that belongs to your account.");
  }
}

/** The password once more. */
export function proveByPassword(password: string): Promise<void> {
  return takePlace(async () => {
    const { email, phone = "" } = await who();
    const by = email ? { email } : { phone };
    return unwrapAuth(
      await withCaptcha((captchaToken) =>
        isolatedClient().auth.signInWithPassword({
          ...by,
          password,
          options: captchaToken ? { captchaToken } : {},
        }),
      ),
    ).session;
  });
}

/** Sends the code that `proveByCode` takes, by mail or, without an address, by SMS. */
export async function sendCode(): Promise<void> {
  const { email, phone = "" } = await who();
  // The email has a link too, which leads to the sign-in callback.
  const emailRedirectTo = location.origin + paths.authCallback;
  unwrapAuth(
    await withCaptcha((captchaToken) => {
      const options = { shouldCreateUser: false, ...(captchaToken && { captchaToken }) };
      return isolatedClient().auth.signInWithOtp(
        email ? { email, options: { ...options, emailRedirectTo } } : { phone, options },
      );
    }),
  );
}

/** The code that came. */
export function proveByCode(token: string): Promise<void> {
  return takePlace(async () => {
    const { email, phone = "" } = await who();
    const code = email
      ? { email, token, type: "email" as const }
      : { phone, token, type: "sms" as const };
    return (await verifyCode(code, isolatedClient())).session;
  });
}

/** A passkey: the browser asks for it. */
export function proveByPasskey(): Promise<void> {
  return takePlace(async () => {
    const answer = await withCaptcha((captchaToken) =>
      isolatedClient().auth.signInWithPasskey({ options: captchaToken ? { captchaToken } : {} }),
    );
    return unwrapAuth(answer).session ?? null;
  });
}

async function who(): Promise<{ email?: string; phone?: string }> {
  const { session } = unwrapAuth(await supabase().auth.getSession());
  return session?.user ?? {};
}

/**
 * Signs in next to the open session. If it is the same account, the fresh session replaces the open one: one browser,
 * one session.
 */
async function takePlace(signIn: () => Promise<Session | null>): Promise<void> {
  const { session: before } = unwrapAuth(await supabase().auth.getSession());
  const fresh = await signIn();
  if (!fresh || !before)
    throw new Error("The server didn't open a session. Sign out and in again.");
  if (fresh.user.id !== before.user.id) {
    await isolatedClient().auth.signOut({ scope: "local" });
    throw new OtherAccount();
  }
  const { access_token, refresh_token } = fresh;
  unwrapAuth(await supabase().auth.setSession({ access_token, refresh_token }));
  // When this fails the list of sessions shows one more, and that is all.
  await supabase()
    .auth.admin.signOut(before.access_token, "local")
    .catch(() => undefined);
}
