import type { Provider } from "@supabase/supabase-js";
import { withCaptcha } from "@/lib/captcha/captcha";
import { unwrapAuth } from "@/lib/errors";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase";
import { verifyCode } from "@/lib/verify-code";

/** The page that a mailed link or a provider leads back to, and what it leads on to. */
const back = (path: string, next: string | null) => location.origin + withNext(path, next);

export async function signIn({ email, password }: { email: string; password: string }) {
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signInWithPassword({
        email,
        password,
        options: captchaToken ? { captchaToken } : {},
      }),
    ),
  );
}

/** True when the account can be used at once; false when a mail has to be confirmed first. */
export async function signUp({
  email,
  password,
  next,
}: {
  email: string;
  password: string;
  next: string | null;
}) {
  const emailRedirectTo = back(paths.confirmEmail, next);
  const { session } = unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signUp({
        email,
        password,
        options: { emailRedirectTo, ...(captchaToken && { captchaToken }) },
      }),
    ),
  );
  return session !== null;
}

export async function resendConfirmation(email: string, next: string | null) {
  const emailRedirectTo = back(paths.confirmEmail, next);
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.resend({
        type: "signup",
        email,
        options: { emailRedirectTo, ...(captchaToken && { captchaToken }) },
      }),
    ),
  );
}

/** Confirms by the code of the mail, for when the link was opened elsewhere. */
export async function confirmByCode({ email, code }: { email: string; code: string }) {
  await verifyCode({ email, token: code, type: "signup" });
}

export async function requestPasswordReset(email: string, next: string | null) {
  const redirectTo = back(paths.resetPassword, next);
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.resetPasswordForEmail(email, {
        redirectTo,
        ...(captchaToken && { captchaToken }),
      }),
    ),
  );
}

export async function recoverByCode({ email, code }: { email: string; code: string }) {
  await verifyCode({ email, token: code, type: "recovery" });
}

export async function setPassword(password: string) {
  unwrapAuth(await supabase().auth.updateUser({ password }));
}

/** Mails a link and a code that sign in. Makes no account: the page says the same for every address. */
export async function mailSignIn(email: string, next: string | null) {
  const emailRedirectTo = back(paths.authCallback, next);
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signInWithOtp({
        email,
        options: {
          emailRedirectTo,
          shouldCreateUser: false,
          ...(captchaToken && { captchaToken }),
        },
      }),
    ),
  );
}

export async function signInByMailedCode({ email, code }: { email: string; code: string }) {
  await verifyCode({ email, token: code, type: "email" });
}

/** Sends a code by SMS; `create` makes the account when the number has none. */
export async function textSignIn(phone: string, create: boolean) {
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signInWithOtp({
        phone,
        options: { shouldCreateUser: create, ...(captchaToken && { captchaToken }) },
      }),
    ),
  );
}

export async function signInByTextedCode({ phone, code }: { phone: string; code: string }) {
  await verifyCode({ phone, token: code, type: "sms" });
}

/** Leaves for the provider, which leads back to the callback page. */
export async function signInWith(provider: string, next: string | null) {
  unwrapAuth(
    await supabase().auth.signInWithOAuth({
      // The client knows some names; which ones there are is the server's to say.
      provider: provider as Provider,
      options: { redirectTo: back(paths.authCallback, next) },
    }),
  );
}

/** Where a company's people sign in, by the part of their address behind the @. */
export async function ssoAddress(domain: string, next: string | null): Promise<string> {
  const redirectTo = back(paths.authCallback, next);
  const { url } = unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signInWithSSO({
        domain,
        options: {
          redirectTo,
          skipBrowserRedirect: true,
          ...(captchaToken && { captchaToken }),
        },
      }),
    ),
  );
  return url;
}

/** Opens the browser's choice of passkeys. */
export async function signInByPasskey() {
  unwrapAuth(
    await withCaptcha((captchaToken) =>
      supabase().auth.signInWithPasskey(captchaToken ? { options: { captchaToken } } : {}),
    ),
  );
}

/** How the exchange of the code ended that the address of this page came with: its error, or null. */
export async function codeExchangeError(): Promise<Error | null> {
  return (await supabase().auth.initialize()).error;
}
