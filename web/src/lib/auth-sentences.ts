const ended = "Your session has ended. Sign in again.";
const late = "That took too long. Try again.";
const wrongHere =
  "This server does not do that. Reload the page; if it comes back, tell whoever runs the site.";

/**
 * Sentences for the error codes of the auth service (GoTrue's, and our own `captcha_unavailable`): what happened, and
 * what to do. Every code of `crates/auth/src/error.rs` stands here or in `ownWords`; a test looks.
 */
export const authSentences: Record<string, string> = {
  // Signing in and up
  invalid_credentials:
    "That email and password do not fit together. Try again or reset the password.",
  email_not_confirmed:
    "This email address is not confirmed yet. Open the link in our mail, or ask for a new one.",
  phone_not_confirmed: "This number is not confirmed yet. Ask for a code, and enter it.",
  user_already_exists: "There is an account with this address already. Sign in instead.",
  email_exists: "There is an account with this address already. Sign in instead, or use another.",
  email_address_invalid: "This email address is not valid. Check its spelling.",
  email_address_not_authorized: "We cannot send mail to this address. Use another one.",
  email_provider_disabled: "Signing in by email is switched off on this server. Use another way.",
  signup_disabled: "New accounts are closed at the moment.",
  anonymous_provider_disabled: "This server asks for an account. Sign up first.",
  user_banned: "This account is closed. Write to us if you think that is a mistake.",
  user_deactivated: "This account is deactivated. A link to its address brings it back.",
  user_not_found: "This account is not there any more. Sign up again if you want to come back.",
  otp_disabled: "Signing in by a mailed link is switched off on this server. Use another way.",
  otp_expired: "This link or code has expired or was used already. Ask for a new one.",

  // The way back from a mail or another service
  flow_state_not_found:
    "This link was used already or belongs to another browser. Ask for a new one here.",
  flow_state_already_used: "This link was used already. Ask for a new one here.",
  flow_state_expired: "This link is too old. Ask for a new one.",
  bad_code_verifier:
    "This link belongs to another browser. Open it where you asked for it, or ask for a new one here.",
  pkce_code_verifier_not_found:
    "Signing in ends in the browser it began in. Begin again here, or go back to that browser.",
  bad_oauth_state: "This sign-in took too long or began in another browser. Begin again here.",
  bad_oauth_callback: "The other service sent you back without an answer. Begin again.",
  oauth_provider_not_supported: "This server does not know that service. Sign in another way.",
  provider_disabled: "Signing in with that service is switched off. Sign in another way.",
  provider_email_needs_verification:
    "That service has not confirmed your address. Confirm it there, or sign in another way.",
  provider_unreachable:
    "That service does not answer at the moment. Try again in a minute, or sign in another way.",
  unexpected_audience: "That answer was meant for another site. Begin again.",
  invite_not_found: "This invitation is not open any more. Ask for a new one.",
  sso_provider_not_found:
    "No company has single sign-on for that address here. Sign in another way.",
  saml_provider_disabled: "Single sign-on is switched off on this server. Sign in another way.",
  saml_idp_not_found: "Your company's sign-in is not known here. Ask who runs it at your company.",
  sso_link_needed:
    "You already have an account with this address. Sign in the way you usually do, then connect your company's sign-on.",
  sso_link_not_found:
    "There is no company sign-on to connect. Start again on the single sign-on page.",
  user_sso_managed: "Your company manages this account. Ask whoever runs its sign-in.",

  // Sessions
  session_not_found: ended,
  session_expired: ended,
  refresh_token_not_found: ended,
  refresh_token_already_used: ended,
  bad_jwt: ended,
  no_authorization: ended,
  invalid_jwt: ended,

  // Passwords and proofs
  same_password: "That is the password you have now. Choose another one.",
  current_password_invalid: "That is not your password.",
  current_password_required: "Enter the password that you have now as well.",
  reauthentication_needed: "The server wants to be sure that it is you. Sign in again, then retry.",
  reauthentication_not_valid: "That code is wrong or too old. Ask for a new one.",
  reauth_nonce_missing: "Enter the code from the mail as well.",
  insufficient_aal: "This needs your second factor. Confirm it, then try again.",

  // Second factors
  mfa_verification_failed: "That code is wrong. Wait for the next one and try again.",
  mfa_verification_rejected: "That was refused. Try again, or use another second factor.",
  mfa_challenge_expired: late,
  mfa_factor_not_found: "This second factor is not there any more. Reload the page.",
  mfa_factor_name_conflict: "You have a second factor of that name. Choose another name.",
  mfa_verified_factor_exists: "You have that as a second factor already.",
  mfa_ip_address_mismatch: "Your connection changed in between. Try again.",
  too_many_enrolled_mfa_factors: "You have as many second factors as one account may. Remove one.",
  mfa_totp_enroll_not_enabled: "Authenticator apps are switched off on this server.",
  mfa_totp_verify_not_enabled: "Authenticator apps are switched off on this server.",
  mfa_phone_enroll_not_enabled: "Phones are switched off on this server.",
  mfa_phone_verify_not_enabled: "Phones are switched off on this server.",
  mfa_webauthn_enroll_not_enabled: "Security keys are switched off on this server.",
  mfa_webauthn_verify_not_enabled: "Security keys are switched off on this server.",
  webauthn_challenge_expired: late,
  webauthn_challenge_not_found: late,
  webauthn_verification_failed: "The key was not accepted. Try again, or use another one.",
  webauthn_credential_exists: "This device or key is registered already.",
  webauthn_credential_not_found:
    "This key belongs to no account here any more. Use another one, or sign in another way.",
  too_many_passkeys: "You have as many passkeys as one account may. Remove one first.",
  passkey_disabled: "Passkeys are switched off on this server.",

  // Phones
  phone_exists: "That number belongs to another account. A number stands for one account only.",
  phone_provider_disabled: "Phones are switched off on this server.",
  sms_send_failed: "The message could not be sent. Check the number and try again in a moment.",

  // Linked accounts
  single_identity_not_deletable:
    "That is your only way to sign in. Link another one or set a password first.",
  identity_not_found: "This is not linked any more. Reload the page.",
  identity_already_exists: "That account is linked already, to yours or to somebody else's.",
  manual_linking_disabled: "Linking further accounts is switched off on this server.",
  email_conflict_identity_not_deletable:
    "This cannot be unlinked: another account uses the address that would remain.",

  // Too much, too often, not now
  captcha_failed: "The check that you are a person did not pass. Try again.",
  captcha_unavailable:
    "The check that you are a person cannot be made at the moment, and this needs it. Try again in a minute.",
  over_request_rate_limit: "Too many tries. Wait a minute, then try again.",
  over_email_send_rate_limit: "A mail went out a moment ago. Wait a minute before the next one.",
  over_sms_send_rate_limit: "A code went out a moment ago. Wait a minute before the next one.",
  request_timeout: "The server took too long. Try again in a moment.",
  conflict: "Something else changed the same thing at the same moment. Try again.",
  request_entity_too_large: "That is too much at once. Make it shorter and try again.",
  unexpected_failure: "The server failed at this. Try again in a moment.",

  // What a page of ours does not ask for
  bad_json: wrongHere,
  unsupported_media_type: wrongHere,
  not_found: wrongHere,
  method_not_allowed: wrongHere,
  feature_disabled: wrongHere,
  not_admin: "Only the operator of this server may do this.",
};

/** Codes whose message is about what was typed, and written for whoever typed it. */
export const ownWords: ReadonlySet<string> = new Set(["weak_password", "validation_failed"]);

/**
 * What a token check says, of the client or of the server, by the beginning of its message (the error catalogue of the
 * specification).
 */
export const tokenSentences: [begins: string, sentence: string][] = [
  [
    "JWT has expired",
    "Your session is out of date. Reload the page. If this comes back, check the clock of this device, then sign in again.",
  ],
  ["Missing exp claim", "What this browser holds is no session of this server. Sign in again."],
  ["Invalid alg claim", "What this browser holds is no session of this server. Sign in again."],
  ["Invalid JWT signature", "What this browser holds is no session of this server. Sign in again."],
  [
    "JWKS is empty",
    "The server hands out no keys at the moment. Try again in a minute; nothing is lost.",
  ],
  [
    "No matching signing key found in JWKS",
    "The server has changed its keys. Reload the page; if this comes back, sign in again.",
  ],
];

/** Sentences for errors that the client makes itself, by their names. */
export const clientSentences: Record<string, string> = {
  AuthSessionMissingError: ended,
  AuthRefreshDiscardedError: "Another tab signed in or out meanwhile. Reload the page.",
  AuthInvalidTokenResponseError: "The server failed at this. Try again in a moment.",
  AuthImplicitGrantRedirectError:
    "This link cannot sign you in here. Ask for a new one, or sign in another way.",
  AuthPKCEGrantCodeExchangeError:
    "This link cannot sign you in here. Ask for a new one, or sign in another way.",
};

/** Sentences for what the browser says of passkeys and security keys. The first stands for all that are not here. */
export const keySentences: Record<string, string> = {
  NotAllowedError:
    "The browser stopped: it was closed, took too long, or has no key for this account. Try again.",
  AbortError: "The browser stopped asking for the key. Try again.",
  InvalidStateError: "This device or key is registered already.",
  NotSupportedError: "This key cannot do what is needed. Use another one.",
  ConstraintError: "This key cannot check that it is you. Use one with a PIN or a fingerprint.",
  SecurityError: "Keys do not work at this address. Open the site by its own name over HTTPS.",
};
