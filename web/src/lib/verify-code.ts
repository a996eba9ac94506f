import type {
  AuthResponse,
  VerifyEmailOtpParams,
  VerifyMobileOtpParams,
} from "@supabase/supabase-js";
import { withCaptcha } from "./captcha/captcha";
import { unwrapAuth } from "./errors";
import { supabase } from "./supabase";

type Code = VerifyEmailOtpParams | VerifyMobileOtpParams;

/** Hands in a code that came by mail or SMS. After some wrong ones the server asks for a captcha. */
export async function verifyCode(code: Code, client = supabase()): Promise<AuthResponse["data"]> {
  return unwrapAuth(
    await withCaptcha((captchaToken) =>
      client.auth.verifyOtp(captchaToken ? { ...code, options: { captchaToken } } : code),
    ),
  );
}
