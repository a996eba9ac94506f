//! What the log of accounts knows, each action with its meaning: `docs/reference/audit.md` is made from this.

/// The actions, each with its name in the table and what it says.
macro_rules! actions {
    ($($variant:ident $name:literal $meaning:literal)*) => {
        /// Something that happened to an account and that is written down. Names are only ever added.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Action {
            $(#[doc = $meaning] $variant,)*
        }

        impl Action {
            /// Every action, in the order of the reference.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name that is in the table.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// What an entry of this action says, as one sentence for the reference.
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $meaning,)* }
            }
        }
    };
}

actions! {
    Login "login" "A sign-in; `method` says how."
    Logout "logout" "A sign-out; `scope` says which sessions."
    LoginFailed "login_failed" "A sign-in failed; `reason` says why. Without a user, no account has this address."
    TokenReused "token_reused" "A replaced refresh token was used again, and its session was ended."
    UserSignedUp "user_signedup" "An account was created, or created again before it was confirmed."
    UserConfirmed "user_confirmed" "The account's address was confirmed."
    UserRecoveryRequested "user_recovery_requested" "A password reset was requested."
    CodeRequested "code_requested" "A code or link was requested; `kind` says for what."
    CodeFailed "code_failed" "A code was incorrect or expired; `kind` says what it was for."
    UserModified "user_modified" "The account was updated; `changed` says what."
    PasswordChanged "password_changed" "The password was set."
    EmailChangeRequested "email_change_requested" "An email change was requested; both addresses must confirm."
    EmailChanged "email_changed" "The email address was changed."
    PhoneChanged "phone_changed" "The phone number was changed or removed."
    IdentityLinked "identity_linked" "A sign-in method was added; `provider` says which."
    IdentityUnlinked "identity_unlinked" "A sign-in method was removed; `provider` says which."
    FactorEnrolled "factor_enrolled" "A second factor was started; `type` says which."
    FactorVerified "factor_verified" "A second factor was verified."
    FactorRemoved "factor_removed" "A second factor was removed; `by` says when staff did it."
    FactorFailed "factor_failed" "The code of a second factor was incorrect."
    PasskeyAdded "passkey_added" "A passkey was added."
    PasskeyRemoved "passkey_removed" "A passkey was removed."
    ChangesUndone "changes_undone" "The owner undid changes from an email link; `changes` says which. All sessions ended."
    SessionEnded "session_ended" "One session ended; `reason` says why."
    SessionsEnded "sessions_ended" "Several sessions ended; `reason` says why and `count` how many."
    UserInvited "user_invited" "The operator invited an address."
    UserBanned "user_banned" "The operator locked the account, or unlocked it."
    UserDeactivated "user_deactivated" "The owner deactivated the account; `by` says when staff did it."
    UserRestored "user_restored" "The owner reactivated the account; `by` says when staff did it."
    UserDeleted "user_deleted" "The account and all its data were deleted."
    DataExported "data_exported" "The owner exported their data."
    KeysRotated "keys_rotated" "The operator created or retired a signing key."
    CaptchaFailed "captcha_failed" "A required captcha check failed."
    InvitationCreated "invitation_created" "Someone was invited to a company's team."
    InvitationAccepted "invitation_accepted" "An invitation to a team was accepted."
    InvitationRevoked "invitation_revoked" "An invitation to a team was withdrawn."
    SsoConfigured "sso_configured" "A company's single sign-on was set up, changed or removed."
    SsoDomainVerified "sso_domain_verified" "A company verified a domain."
    StaffGranted "staff_granted" "The operator or staff (`by`) made the account a member of staff."
    StaffTaken "staff_taken" "Staff took the account's staff rights."
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_name_is_one_word_and_stands_once() {
        let names: HashSet<&str> = Action::ALL.iter().map(|action| action.as_str()).collect();
        assert_eq!(names.len(), Action::ALL.len());
        for name in names {
            assert!(name.len() <= 40 && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{name}");
        }
    }
}
