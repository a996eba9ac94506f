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

            /// The name that stands in the table.
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
    Login "login" "Somebody signed in; `method` says how."
    Logout "logout" "Somebody signed out; `scope` says of which sessions."
    LoginFailed "login_failed" "A sign-in was refused; `reason` says why. Without a user the address belongs to nobody."
    TokenReused "token_reused" "A refresh token came back that was replaced long ago, and its session was ended."
    UserSignedUp "user_signedup" "An account was made, or made again before it was confirmed."
    UserConfirmed "user_confirmed" "The account's address was confirmed."
    UserRecoveryRequested "user_recovery_requested" "A letter was asked for with which a password can be set."
    CodeRequested "code_requested" "A code or link was asked for; `kind` says for what."
    CodeFailed "code_failed" "A code was wrong or too old; `kind` says what it was for."
    UserModified "user_modified" "Something about the account was changed; `changed` says what."
    PasswordChanged "password_changed" "The password was set."
    EmailChangeRequested "email_change_requested" "Another address was asked for; both must confirm."
    EmailChanged "email_changed" "The account has another address."
    PhoneChanged "phone_changed" "The account has another phone number, or none."
    IdentityLinked "identity_linked" "A further way to sign in was added; `provider` says which."
    IdentityUnlinked "identity_unlinked" "A way to sign in was taken away; `provider` says which."
    FactorEnrolled "factor_enrolled" "A second factor was begun; `type` says which."
    FactorVerified "factor_verified" "A second factor was shown."
    FactorRemoved "factor_removed" "A second factor was taken away."
    FactorFailed "factor_failed" "The code of a second factor was wrong."
    PasskeyAdded "passkey_added" "A passkey was added."
    PasskeyRemoved "passkey_removed" "A passkey was taken away."
    ChangesUndone "changes_undone" "The owner undid changes by a mailed link; `changes` says which, and every session ended."
    SessionEnded "session_ended" "One session ended; `reason` says why."
    SessionsEnded "sessions_ended" "Several sessions ended; `reason` says why and `count` how many."
    UserInvited "user_invited" "The operator invited an address."
    UserBanned "user_banned" "The operator locked the account, or unlocked it."
    UserDeactivated "user_deactivated" "The person took the account out of use."
    UserRestored "user_restored" "The person came back."
    UserDeleted "user_deleted" "The account was deleted with all that belongs to it."
    DataExported "data_exported" "The person took a copy of their data."
    KeysRotated "keys_rotated" "The operator made a new signing key, or retired one."
    CaptchaFailed "captcha_failed" "A request came without the proof of a person that was asked for."
    InvitationCreated "invitation_created" "Somebody was invited into a company's team."
    InvitationAccepted "invitation_accepted" "An invitation into a team was accepted."
    InvitationRevoked "invitation_revoked" "An invitation into a team was taken back."
    SsoConfigured "sso_configured" "A company's own sign-in was set up, changed or removed."
    SsoDomainVerified "sso_domain_verified" "A company proved that a domain is its own."
    StaffGranted "staff_granted" "The operator made the account a member of staff."
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
