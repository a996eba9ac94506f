import { contactUs } from "./config";

const ended = "Your session has ended. Sign in again.";
const late = "The request timed out. Try again.";
const wrongHere =
  "This server doesn't support this. Reload the page. If it happens again, contact the operator of this site.";

/**
 * Sentences for the error codes of the auth service (GoTrue's, and our own `captcha_unavailable`): what happened, and
 * what to do. Every code of `crates/auth/src/error.rs` is here or in `codesWithOwnMessage`; a test checks it.
 */
export const authSentences: Record<string, string> = {
  // Signing in and up
  invalid_credentials: "Incorrect email or password. Try again or reset your password.",
  email_not_confirmed:
    "This email address isn't confirmed yet. Open the link in our email, or request a new one.",
  phone_not_confirmed: "This number isn't confirmed yet. Request a code and enter it.",
  user_already_exists: "An account with this address already exists. Sign in instead.",
  email_exists:
    "An account with this address already exists. Sign in instead, or use another address.",
  email_address_invalid: "This email address is not valid. Check its spelling.",
  email_address_not_authorized: "We can't send email to this address. Use another one.",
  email_provider_disabled: "Sign-in by email is disabled on this server. Sign in another way.",
  signup_disabled: "Sign-ups are currently closed.",
  anonymous_provider_disabled: "You need an account. Sign up first.",
  // The address comes with the configuration, after this file.
  get user_banned() {
    return `This account is closed. ${contactUs()} if you think this is a mistake.`;
  },
  user_deactivated: "This account is deactivated. Request a link to reactivate it.",
  user_not_found: "This account no longer exists. Sign up again to come back.",
  otp_disabled: "Sign-in by email link is disabled on this server. Sign in another way.",
  otp_expired: "This link or code has expired or was already used. Request a new one.",

  // The way back from a mail or another service
  flow_state_not_found:
    "This link was already used or belongs to another browser. Request a new one here.",
  flow_state_already_used: "This link was already used. Request a new one here.",
  flow_state_expired: "This link has expired. Request a new one.",
  bad_code_verifier:
    "This link belongs to another browser. Open it in the browser where you requested it, or request a new one here.",
  pkce_code_verifier_not_found:
    "Finish signing in in the browser where you started, or start again here.",
  bad_oauth_state: "This sign-in took too long or started in another browser. Start again here.",
  bad_oauth_callback: "The service didn't return an answer. Start again.",
  oauth_provider_not_supported: "This server doesn't support that service. Sign in another way.",
  provider_disabled: "Sign-in with that service is disabled. Sign in another way.",
  provider_email_needs_verification:
    "That service hasn't confirmed your address. Confirm it there, or sign in another way.",
  provider_unreachable:
    "That service isn't responding. Try again in a minute, or sign in another way.",
  unexpected_audience: "The sign-in response was for another site. Start again.",
  invite_not_found: "This invitation is no longer valid. Ask for a new one.",
  sso_provider_not_found: "No company uses single sign-on for that address. Sign in another way.",
  saml_provider_disabled: "Single sign-on is disabled on this server. Sign in another way.",
  saml_idp_not_found:
    "Your company's sign-in isn't set up here. Contact your company's administrator.",
  sso_link_needed:
    "You already have an account with this address. Sign in the way you usually do, then connect your company's sign-on.",
  sso_link_not_found:
    "There is no company sign-on to connect. Start again on the single sign-on page.",
  user_sso_managed: "Your company manages this account. Contact your company's administrator.",

  // Sessions
  session_not_found: ended,
  session_expired: ended,
  refresh_token_not_found: ended,
  refresh_token_already_used: ended,
  bad_jwt: ended,
  no_authorization: ended,
  invalid_jwt: ended,

  // Passwords and proofs
  same_password: "This is your current password. Choose a different one.",
  current_password_invalid: "Incorrect password.",
  current_password_required: "Enter your current password too.",
  reauthentication_needed: "Confirm it's you. Sign in again, then retry.",
  reauthentication_not_valid: "This code is incorrect or has expired. Request a new one.",
  reauth_nonce_missing: "Enter the code from the email too.",
  insufficient_aal: "Verify your second factor, then try again.",

  // Second factors
  mfa_verification_failed: "Incorrect code. Wait for the next one and try again.",
  mfa_verification_rejected: "Verification failed. Try again, or use another second factor.",
  mfa_challenge_expired: late,
  mfa_factor_not_found: "This second factor no longer exists. Reload the page.",
  mfa_factor_name_conflict: "You already have a second factor with this name. Choose another name.",
  mfa_verified_factor_exists: "You already have this second factor.",
  mfa_ip_address_mismatch: "Your network changed during the check. Try again.",
  too_many_enrolled_mfa_factors: "You've reached the limit of second factors. Remove one first.",
  mfa_totp_enroll_not_enabled: "Authenticator apps are disabled on this server.",
  mfa_totp_verify_not_enabled: "Authenticator apps are disabled on this server.",
  mfa_phone_enroll_not_enabled: "Phone numbers are disabled on this server.",
  mfa_phone_verify_not_enabled: "Phone numbers are disabled on this server.",
  mfa_webauthn_enroll_not_enabled: "Security keys are disabled on this server.",
  mfa_webauthn_verify_not_enabled: "Security keys are disabled on this server.",
  webauthn_challenge_expired: late,
  webauthn_challenge_not_found: late,
  webauthn_verification_failed: "The key wasn't accepted. Try again, or use another one.",
  webauthn_credential_exists: "This device or key is already registered.",
  webauthn_credential_not_found:
    "This key doesn't belong to an account anymore. Use another one, or sign in another way.",
  too_many_passkeys: "You've reached the limit of passkeys. Remove one first.",
  passkey_disabled: "Passkeys are disabled on this server.",

  // Phones
  phone_exists: "This number belongs to another account. You can use a number for 1 account only.",
  phone_provider_disabled: "Phone numbers are disabled on this server.",
  sms_send_failed: "The message could not be sent. Check the number and try again in a moment.",

  // Linked accounts
  single_identity_not_deletable:
    "This is your only sign-in method. Link another account or set a password first.",
  identity_not_found: "This account is no longer linked. Reload the page.",
  identity_already_exists: "This account is already linked, to your account or to another one.",
  manual_linking_disabled: "Linking accounts is disabled on this server.",
  email_conflict_identity_not_deletable:
    "You can't unlink this account. Another account uses the remaining address.",

  // Too much, too often, not now
  captcha_failed: "The captcha check failed. Try again.",
  captcha_unavailable: "The captcha check isn't available right now. Try again in a minute.",
  over_request_rate_limit: "Too many attempts. Wait a minute, then try again.",
  over_email_send_rate_limit:
    "We just sent an email. Wait a minute before you request another one.",
  over_sms_send_rate_limit: "We just sent a code. Wait a minute before you request another one.",
  request_timeout: "The server took too long. Try again in a moment.",
  conflict: "Another change happened at the same time. Try again.",
  request_entity_too_large: "The request is too large. Shorten it and try again.",
  unexpected_failure: "Something went wrong on the server. Try again in a moment.",

  // Requests that our pages never send
  bad_json: wrongHere,
  unsupported_media_type: wrongHere,
  not_found: wrongHere,
  method_not_allowed: wrongHere,
  feature_disabled: wrongHere,
  not_admin: "Only the operator of this server can do this.",
};

/** Codes whose server message is about the input and is shown as it is. */
export const codesWithOwnMessage: ReadonlySet<string> = new Set([
  "weak_password",
  "validation_failed",
]);

/**
 * What a token check says, of the client or of the server, by the beginning of its message (the error catalogue of the
 * specification).
 */
export const tokenSentences: [begins: string, sentence: string][] = [
  [
    "JWT has expired",
    "Your session has expired. Reload the page. If this happens again, check this device's clock, then sign in again.",
  ],
  ["Missing exp claim", "Your session is invalid. Sign in again."],
  ["Invalid alg claim", "Your session is invalid. Sign in again."],
  ["Invalid JWT signature", "Your session is invalid. Sign in again."],
  ["JWKS is empty", "The server's keys aren't available right now. Try again in a minute."],
  [
    "No matching signing key found in JWKS",
    "The server's keys changed. Reload the page. If this happens again, sign in again.",
  ],
];

/** Sentences for errors that the client makes itself, by their names. */
export const clientSentences: Record<string, string> = {
  AuthSessionMissingError: ended,
  AuthRefreshDiscardedError: "You signed in or out in another tab. Reload the page.",
  AuthInvalidTokenResponseError: "Something went wrong on the server. Try again in a moment.",
  AuthImplicitGrantRedirectError:
    "This link can't sign you in here. Request a new one, or sign in another way.",
  AuthPKCEGrantCodeExchangeError:
    "This link can't sign you in here. Request a new one, or sign in another way.",
};

/** Sentences for what the browser says of passkeys and security keys. The first stands for all that are not here. */
export const keySentences: Record<string, string> = {
  NotAllowedError:
    "The request was canceled, timed out, or there's no key for this account. Try again.",
  AbortError: "The browser canceled the request. Try again.",
  InvalidStateError: "This device or key is already registered.",
  NotSupportedError: "This key isn't supported. Use another one.",
  ConstraintError: "This key can't verify you. Use one with a PIN or fingerprint.",
  SecurityError: "Keys don't work at this address. Open the site by its domain name over HTTPS.",
};
