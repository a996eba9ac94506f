/** The actions of the log of accounts (docs/reference/audit.md), in words. One that is not here shows its own name. */
export const securityWords: Record<string, string> = {
  login: "Signed in",
  logout: "Signed out",
  login_failed: "Sign-in refused",
  token_reused: "An old token came back",
  user_signedup: "Signed up",
  user_confirmed: "Confirmed the address",
  user_recovery_requested: "Asked for a recovery letter",
  code_requested: "Asked for a code",
  code_failed: "Wrong code",
  user_modified: "Changed the account",
  password_changed: "Set a password",
  email_change_requested: "Asked for another address",
  email_changed: "Changed the address",
  phone_changed: "Changed the phone number",
  identity_linked: "Linked an identity",
  identity_unlinked: "Unlinked an identity",
  factor_enrolled: "Began a second factor",
  factor_verified: "Showed a second factor",
  factor_removed: "Removed a second factor",
  factor_failed: "Wrong second factor",
  passkey_added: "Added a passkey",
  passkey_removed: "Removed a passkey",
  changes_undone: "Undid changes by a mailed link",
  session_ended: "A session ended",
  sessions_ended: "Several sessions ended",
  user_invited: "Invited",
  user_banned: "Locked or unlocked",
  user_deactivated: "Deactivated the account",
  user_restored: "Came back",
  user_deleted: "Deleted the account",
  data_exported: "Took a copy of the data",
  keys_rotated: "Signing keys changed",
  captcha_failed: "No proof of a person",
  invitation_created: "Invited into a team",
  invitation_accepted: "Joined a team",
  invitation_revoked: "Invitation taken back",
  sso_configured: "Company sign-in set up",
  sso_domain_verified: "Domain proved",
  staff_granted: "Made a member of staff",
};

/** What an entry tells beside its action, as `name value` pairs: counts, reasons, ways. */
export function detailWords(detail: Record<string, unknown>): string {
  const said = (value: unknown): string =>
    Array.isArray(value) ? value.map(said).join(", ") : String(value).replaceAll("_", " ");
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${said(value)}`)
    .join(" · ");
}
