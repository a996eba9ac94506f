/** The actions of the log of accounts (docs/reference/audit.md), in words. One that is not here shows its own name. */
export const securityLabels: Record<string, string> = {
  login: "Signed in",
  logout: "Signed out",
  login_failed: "Sign-in refused",
  token_reused: "Old refresh token reused",
  user_signedup: "Signed up",
  user_confirmed: "Confirmed the email address",
  user_recovery_requested: "Requested a password reset",
  code_requested: "Requested a code",
  code_failed: "Wrong code",
  user_modified: "Updated the account",
  password_changed: "Set a password",
  email_change_requested: "Requested an email change",
  email_changed: "Changed the email address",
  phone_changed: "Changed the phone number",
  identity_linked: "Linked an identity",
  identity_unlinked: "Unlinked an identity",
  factor_enrolled: "Started adding a second factor",
  factor_verified: "Verified a second factor",
  factor_removed: "Removed a second factor",
  factor_failed: "Wrong second factor",
  passkey_added: "Added a passkey",
  passkey_removed: "Removed a passkey",
  changes_undone: "Undid changes from an email link",
  session_ended: "Session ended",
  sessions_ended: "Several sessions ended",
  user_invited: "Invited",
  user_banned: "Locked or unlocked",
  user_deactivated: "Deactivated the account",
  user_restored: "Reactivated the account",
  user_deleted: "Deleted the account",
  data_exported: "Exported data",
  keys_rotated: "Signing keys changed",
  captcha_failed: "Captcha failed",
  invitation_created: "Invited to a team",
  invitation_accepted: "Joined a team",
  invitation_revoked: "Invitation withdrawn",
  sso_configured: "Single sign-on set up",
  sso_domain_verified: "Domain verified",
  staff_granted: "Granted staff rights",
  staff_taken: "Took staff rights",
};

/** What an entry tells beside its action, as `name value` pairs: counts, reasons, ways. */
export function detailText(detail: Record<string, unknown>): string {
  const text = (value: unknown): string =>
    Array.isArray(value) ? value.map(text).join(", ") : String(value).replaceAll("_", " ");
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${text(value)}`)
    .join(" · ");
}
