/** Sentences for GoTrue's error codes. A code that is not here shows the server's own message. */
export const authSentences: Record<string, string> = {
  invalid_credentials:
    "That e-mail and password do not fit together. Try again or reset the password.",
  email_not_confirmed:
    "This e-mail address is not confirmed yet. Open the link in our mail, or ask for a new one.",
  user_banned: "This account is closed. Write to us if you think that is a mistake.",
  otp_expired: "This link or code has expired or was used already. Ask for a new one.",
  flow_state_not_found:
    "This link was used already or belongs to another browser. Ask for a new one here.",
  flow_state_expired: "This link is too old. Ask for a new one.",
  bad_code_verifier:
    "This link belongs to another browser. Open it where you asked for it, or ask for a new one here.",
  same_password: "That is the password you have now. Choose another one.",
  session_not_found: "Your session has ended. Sign in again.",
  session_expired: "Your session has ended. Sign in again.",
  refresh_token_not_found: "Your session has ended. Sign in again.",
  refresh_token_already_used: "Your session has ended. Sign in again.",
  bad_jwt: "Your session has ended. Sign in again.",
  no_authorization: "Your session has ended. Sign in again.",
  captcha_failed: "The check that you are a person did not pass. Try again.",
  signup_disabled: "New accounts are closed at the moment.",
  over_request_rate_limit: "Too many tries. Wait a minute, then try again.",
  email_address_invalid: "This e-mail address is not valid. Check its spelling.",
  reauthentication_not_valid: "That code is wrong or too old. Ask for a new one.",
  reauthentication_needed: "The server wants to be sure that it is you. Sign in again, then retry.",
  insufficient_aal: "This needs your second factor. Confirm it, then try again.",
  mfa_verification_failed: "That code is wrong. Wait for the next one and try again.",
  mfa_verification_rejected: "That was refused. Try again, or use another second factor.",
  mfa_challenge_expired: "That took too long. Try again.",
  mfa_factor_not_found: "This second factor is not there any more. Reload the page.",
  mfa_factor_name_conflict: "You have a second factor of that name. Choose another name.",
  mfa_ip_address_mismatch: "Your connection changed in between. Try again.",
  too_many_enrolled_mfa_factors: "You have as many second factors as one account may. Remove one.",
  mfa_totp_enroll_not_enabled: "Authenticator apps are switched off on this server.",
  mfa_phone_enroll_not_enabled: "Phones are switched off on this server.",
  mfa_web_authn_enroll_not_enabled: "Security keys are switched off on this server.",
  over_sms_send_rate_limit: "A code went out a moment ago. Wait a minute before the next one.",
  sms_send_failed: "The message could not be sent. Check the number and try again in a moment.",
  phone_exists: "That number belongs to another account. A number stands for one account only.",
  phone_provider_disabled: "Phones are switched off on this server.",
  single_identity_not_deletable:
    "That is your only way to sign in. Link another one or set a password first.",
  identity_not_found: "This is not linked any more. Reload the page.",
  identity_already_exists: "That account is linked already, to yours or to somebody else's.",
  manual_linking_disabled: "Linking further accounts is switched off on this server.",
  email_conflict_identity_not_deletable:
    "This cannot be unlinked: another account uses the address that would remain.",
  user_sso_managed: "Your company manages this account. Ask whoever runs its sign-in.",
  webauthn_challenge_expired: "That took too long. Try again.",
  webauthn_challenge_not_found: "That took too long. Try again.",
  webauthn_verification_failed: "The key was not accepted. Try again, or use another one.",
  webauthn_credential_exists: "This device or key is registered already.",
  too_many_passkeys: "You have as many passkeys as one account may. Remove one first.",
  passkey_disabled: "Passkeys are switched off on this server.",
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

/** Sentences for PostgREST codes and SQLSTATEs that say nothing to a person. */
export const dataSentences: Record<string, string> = {
  PGRST301: "Your session has ended. Sign in again.",
  PGRST303: "Your session has ended. Sign in again.",
  PGRST116: "This is not here any more, or not open to you.",
  "42501": "You are not allowed to do this.",
  "57014": "The server took too long and stopped. Nothing was changed; try again.",
  "40001": "Someone changed the same thing at the same moment. Try again.",
  "40P01": "Someone changed the same thing at the same moment. Try again.",
  "22021": "The text holds a character that cannot be stored. Remove it and try again.",
  "22P05": "The text holds a character that cannot be stored. Remove it and try again.",
};

/** Sentences for the storage service's codes. */
export const storageSentences: Record<string, string> = {
  NoSuchKey: "This file is not here any more.",
  NoSuchBucket: "This file is not here any more.",
  AccessDenied: "You are not allowed to do this.",
  InvalidJWT: "Your session has ended. Sign in again.",
  InvalidMimeType: "Files of this kind cannot be taken.",
  InvalidImage: "The server could not read this picture. Save it anew, or choose another one.",
  EntityTooLarge: "This file is too large. Make it smaller and try again.",
  QuotaExceeded: "You keep as many files here as one person may. Remove some first.",
  SlowDown: "Too many files at once. Wait a moment, then try again.",
};
