import { unwrapAuth } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase";

/** The page that a mailed link leads back to. */
const back = (path: string) => location.origin + path;

export async function signIn({ email, password }: { email: string; password: string }) {
  unwrapAuth(await supabase().auth.signInWithPassword({ email, password }));
}

/** True when the account can be used at once; false when a mail has to be confirmed first. */
export async function signUp({ email, password }: { email: string; password: string }) {
  const { session } = unwrapAuth(
    await supabase().auth.signUp({
      email,
      password,
      options: { emailRedirectTo: back(paths.confirmEmail) },
    }),
  );
  return session !== null;
}

export async function resendConfirmation(email: string) {
  unwrapAuth(
    await supabase().auth.resend({
      type: "signup",
      email,
      options: { emailRedirectTo: back(paths.confirmEmail) },
    }),
  );
}

/** Confirms by the code of the mail, for when the link was opened elsewhere. */
export async function confirmByCode({ email, code }: { email: string; code: string }) {
  unwrapAuth(await supabase().auth.verifyOtp({ email, token: code, type: "signup" }));
}

export async function askForRecovery(email: string) {
  unwrapAuth(
    await supabase().auth.resetPasswordForEmail(email, { redirectTo: back(paths.resetPassword) }),
  );
}

export async function recoverByCode({ email, code }: { email: string; code: string }) {
  unwrapAuth(await supabase().auth.verifyOtp({ email, token: code, type: "recovery" }));
}

export async function setPassword(password: string) {
  unwrapAuth(await supabase().auth.updateUser({ password }));
}
