import { captchaConfig } from "../config";
import { CaptchaDesk } from "./desk";

/** The desk of this page. */
export const captchaDesk = new CaptchaDesk(captchaConfig);

/**
 * Sends a call of the auth service that may be refused for want of a captcha:
 * `withCaptcha((captchaToken) => supabase().auth.signInWithPassword({ …, options: { captchaToken } }))`.
 */
export const withCaptcha: typeof captchaDesk.pass = (send) => captchaDesk.pass(send);
