// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** What an emailed link or code is for. */
export const oneTimeTokenKindValues = [
  "confirmation",
  "recovery",
  "magiclink",
  "email_change_current",
  "email_change_new",
  "reauthentication",
  "invite",
  "sms",
  "sms_signup",
  "phone_change",
] as const;
export type OneTimeTokenKind = (typeof oneTimeTokenKindValues)[number];
