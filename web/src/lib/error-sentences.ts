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
