//! Every way in which a call can fail, with the code that clients branch on.
//! Codes, statuses and most messages are GoTrue's (`internal/api/apierrors`); codes are only ever added.

use axum::response::{IntoResponse, Response};
use devproof_claims::TokenError;
use devproof_db::{DbError, DbErrorKind};
use http::StatusCode;
use std::borrow::Cow;

/// Why a password is too easy to guess.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weakness {
    /// For the person.
    pub message: String,
    /// For the program: `length`, `characters`, `pwned`.
    pub reasons: Vec<&'static str>,
}

/// One row of the error table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ErrorCode {
    /// HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: &'static str,
    /// What happened and what to do next; `{name}` stands for a value.
    pub message: &'static str,
}

/// Makes [`AuthError`] and everything that reads it from one table. A row is `STATUS "code" Variant "message";`. A
/// variant with a value can also say how its message is made.
macro_rules! errors {
    (@message $message:literal) => { Cow::Borrowed($message) };
    (@message $message:literal $made:expr) => { $made };
    ($(
        $(#[$doc:meta])*
        $status:literal $code:literal $variant:ident $(($value:ident: $type:ty))? $message:literal $(= $made:expr)?
    ;)+) => {
        /// A failed call.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum AuthError {$(
            #[doc = $message]
            $(#[$doc])*
            $variant $(($type))?
        ),+}

        /// The whole table.
        pub const ERROR_CODES: &[ErrorCode] =
            &[$(ErrorCode { status: $status, code: $code, message: $message }),+];

        impl AuthError {
            /// Status, code and message of each.
            pub(crate) fn facts(&self) -> Facts {
                let (status, code, message): (u16, &'static str, Cow<'static, str>) = match self {$(
                    Self::$variant $(($value))? => {
                        $(let _ = $value;)?
                        ($status, $code, errors!(@message $message $($made)?))
                    }
                )+};
                (StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), code, message)
            }
        }
    };
}

errors! {
    400 "bad_json" BadJson "Could not parse request body as a JSON object";
    415 "unsupported_media_type" NotJson "Send the body as JSON, with Content-Type: application/json";
    413 "request_entity_too_large" BodyTooLarge "The request body is larger than 1 MB";
    /// A field is missing, of the wrong type or makes no sense; the message says which.
    400 "validation_failed" Validation(message: Cow<'static, str>)
        "A field is missing or invalid; the message names it" = message.clone();
    404 "validation_failed" MalformedId "The ID in the path is not a UUID";
    /// Wrong address or password; never says which.
    400 "invalid_credentials" InvalidCredentials "Invalid login credentials";
    /// `grant_type` names none that is served.
    400 "invalid_credentials" UnsupportedGrant "unsupported_grant_type";
    /// The right password, but the address was never confirmed.
    400 "email_not_confirmed" EmailNotConfirmed "Email not confirmed";
    /// At sign-in or refresh.
    400 "user_banned" BannedAtSignIn "User is banned";
    /// At sign-in: the owner deactivated the account and can bring it back by mail.
    400 "user_deactivated" Deactivated "This account is deactivated. Request a link to reactivate it";
    403 "user_banned" Banned "User is banned";
    400 "refresh_token_not_found" RefreshTokenNotFound "Invalid Refresh Token: Refresh Token Not Found";
    /// An old refresh token came back: its session has been ended.
    400 "refresh_token_already_used" RefreshTokenUsed "Invalid Refresh Token: Already Used";
    400 "session_not_found" RefreshSessionNotFound "Invalid Refresh Token: Session Not Found";
    /// The session was idle for too long, or is too old.
    400 "session_expired" SessionExpired "Invalid Refresh Token: Session Expired";
    401 "no_authorization" NoAuthorization "This endpoint requires a valid Bearer token";
    403 "bad_jwt" BadJwt(error: TokenError)
        "invalid JWT: {reason}" = format!("invalid JWT: {}", token_message(*error)).into();
    /// The bearer is no user's token.
    403 "bad_jwt" NoSubject "invalid claim: missing sub claim";
    403 "session_not_found" SessionNotFound "Session from session_id claim in JWT does not exist";
    403 "user_not_found" UserNotFound "User from sub claim in JWT does not exist";
    /// There is neither an address nor a number to send a code to.
    422 "validation_failed" NoContact "Confirm an email address or phone number first";
    /// The operator names an account that does not exist.
    404 "user_not_found" NoSuchUser "User not found";
    /// Only said to someone who proved that the number is theirs.
    422 "phone_exists" PhoneExists "A user with this phone number has already been registered";
    403 "not_admin" NotAdmin "User not allowed";
    403 "otp_expired" CodeExpired "Token has expired or is invalid";
    403 "otp_expired" LinkExpired "Email link is invalid or has expired";
    404 "flow_state_not_found" FlowNotFound "invalid flow state, no valid flow state found";
    422 "flow_state_expired" FlowExpired "invalid flow state, flow state has expired";
    400 "bad_code_verifier" BadCodeVerifier "code challenge does not match previously saved code verifier";
    422 "weak_password" WeakPassword(weakness: Weakness)
        "The password is too easy to guess; the message says why" = weakness.message.clone().into();
    422 "same_password" SamePassword "New password should be different from the old password.";
    /// The session is not fresh enough to set a password without a code.
    400 "reauthentication_needed" ReauthenticationNeeded "This change requires reauthentication";
    422 "reauthentication_not_valid" ReauthenticationInvalid "Nonce has expired or is invalid";
    400 "current_password_invalid" CurrentPasswordInvalid "The current password is incorrect";
    422 "email_exists" EmailExists "A user with this email address has already been registered";
    /// Only said where sign-up needs no confirmation and so cannot hide it.
    422 "user_already_exists" UserExists "User already registered";
    422 "signup_disabled" SignupDisabled "Signups not allowed for this instance";
    422 "anonymous_provider_disabled" AnonymousDisabled "Anonymous sign-ins are disabled";
    422 "phone_provider_disabled" PhoneDisabled "Phone sign-ins are disabled";
    400 "provider_disabled" ProviderDisabled "Unsupported provider: provider is not enabled";
    400 "oauth_provider_not_supported" ProviderUnsupported "Unsupported provider: this provider does not exist";
    /// A provider sent back someone whom we did not send there.
    400 "bad_oauth_callback" BadOauthCallback "OAuth callback without a sign-in from this server";
    /// The state is unknown, used, too old, or another browser's.
    400 "bad_oauth_state" BadOauthState "OAuth callback with invalid state";
    /// The reason is in the log.
    400 "bad_oauth_callback" ProviderAnswer "The response from the sign-in provider could not be verified";
    503 "provider_unreachable" ProviderUnreachable "The sign-in provider does not respond. Try again later";
    403 "provider_email_needs_verification" ProviderAddressUnverified
        "The sign-in provider has not verified your email address. Verify it there first";
    403 "email_address_not_authorized" ForeignAddress
        "Your company's single sign-on only accepts email addresses of its own domains";
    404 "sso_provider_not_found" SsoProviderNotFound "No SSO provider assigned for this domain";
    /// The account is linked once its owner signs in.
    403 "sso_link_needed" SsoLinkNeeded
        "You already have an account with this address. Sign in to it, then connect your company's single sign-on";
    /// No single sign-on waits to be linked in this browser.
    404 "sso_link_not_found" SsoLinkNotFound
        "There is no company sign-on to connect. Start again on the single sign-on page";
    422 "user_sso_managed" SsoManaged "Updating email, phone, password of a SSO account only possible via SSO";
    422 "identity_already_exists" IdentityExists "Identity is already linked to another user";
    404 "manual_linking_disabled" ManualLinkingDisabled "Manual linking is disabled";
    404 "saml_provider_disabled" SsoDisabled "SAML 2.0 is disabled";
    404 "passkey_disabled" PasskeyDisabled "Passkeys are disabled";
    422 "mfa_totp_enroll_not_enabled" TotpEnrollDisabled "MFA enroll is disabled for TOTP";
    422 "mfa_phone_enroll_not_enabled" PhoneEnrollDisabled "MFA enroll is disabled for Phone";
    422 "mfa_webauthn_enroll_not_enabled" WebauthnEnrollDisabled "MFA enroll is disabled for WebAuthn";
    404 "mfa_factor_not_found" FactorNotFound "Factor not found";
    403 "no_authorization" FactorForNobody "Add an email address or phone number before you add a second factor";
    /// The account has a second factor, and this session did not verify it.
    401 "insufficient_aal" FactorNeeded "Verify your second factor: AAL2 session required";
    403 "insufficient_aal" FactorNeededToEnroll "AAL2 required to enroll a new factor";
    422 "insufficient_aal" FactorNeededToRemove "AAL2 required to unenroll verified factor";
    422 "too_many_enrolled_mfa_factors" TooManyFactors "Maximum number of factors reached, unenroll to continue";
    422 "mfa_factor_name_conflict" FactorNameTaken "A factor with that friendly name for this user already exists";
    422 "mfa_verified_factor_exists" FactorExists
        "A verified phone factor with that number already exists, unenroll it to continue";
    /// The challenge belongs to another factor, or was answered.
    422 "mfa_factor_not_found" ChallengeNotFound "MFA factor with the provided challenge ID not found";
    422 "mfa_challenge_expired" ChallengeExpired
        "MFA challenge has expired, verify against another challenge or create a new challenge.";
    /// The answer comes from another address than the request.
    422 "mfa_ip_address_mismatch" ChallengeElsewhere "Challenge and verify IP addresses mismatch.";
    422 "mfa_verification_failed" FactorRefused "Invalid code or key for this factor";
    422 "too_many_passkeys" TooManyPasskeys "Maximum number of passkeys reached, delete one to continue";
    404 "webauthn_credential_not_found" PasskeyNotFound "Passkey not found";
    422 "webauthn_credential_exists" PasskeyExists "This passkey is already registered";
    400 "webauthn_challenge_not_found" PasskeyChallengeNotFound "Challenge not found";
    400 "webauthn_challenge_expired" PasskeyChallengeExpired "Challenge has expired";
    400 "webauthn_verification_failed" PasskeyRefused "The passkey could not be verified";
    /// The right password, but the number was never confirmed.
    400 "phone_not_confirmed" PhoneNotConfirmed "Phone not confirmed";
    422 "sms_send_failed" NumberRefused "Text messages to this number are not supported. Use another number";
    /// Seconds until the next message.
    429 "over_sms_send_rate_limit" TooManyTexts(seconds: u64)
        "For security purposes, you can only request this after {seconds} seconds."
        = format!("For security purposes, you can only request this after {seconds} seconds.").into();
    /// Another part of the protocol that is not switched on.
    404 "feature_disabled" FeatureDisabled "This feature is not enabled";
    422 "identity_not_found" IdentityNotFound "Identity doesn't exist";
    422 "single_identity_not_deletable" SingleIdentity "User must have at least 1 identity after unlinking";
    /// The reason, in a word.
    400 "captcha_failed" CaptchaFailed(why: Cow<'static, str>)
        "captcha protection: request disallowed ({why})"
        = format!("captcha protection: request disallowed ({why})").into();
    503 "captcha_unavailable" CaptchaUnavailable "The captcha service does not respond. Try again in a minute";
    /// Seconds until the next call.
    429 "over_request_rate_limit" TooManyRequests(seconds: u64) "Request rate limit reached";
    /// Seconds until the next mail.
    429 "over_email_send_rate_limit" TooManyMails(seconds: u64)
        "For security purposes, you can only request this after {seconds} seconds."
        = format!("For security purposes, you can only request this after {seconds} seconds.").into();
    404 "not_found" NotFound "This endpoint does not exist";
    405 "method_not_allowed" MethodNotAllowed "This endpoint does not support this method";
    504 "request_timeout" Timeout "The request took too long. Try again in a moment";
    /// Our own fault; details are in the log alone.
    500 "unexpected_failure" Unexpected "Unexpected failure, please check server logs for more information";
}

/// Status, code and message.
pub(crate) type Facts = (StatusCode, &'static str, Cow<'static, str>);

impl AuthError {
    /// A `validation_failed` with this text.
    pub fn validation(message: impl Into<Cow<'static, str>>) -> Self {
        Self::Validation(message.into())
    }

    /// Seconds for `Retry-After`.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooManyRequests(seconds) | Self::TooManyMails(seconds) | Self::TooManyTexts(seconds) => {
                Some(*seconds)
            }
            Self::CaptchaUnavailable => Some(60),
            _ => None,
        }
    }
}

/// What is wrong with a token, in the client's own words where it has some (auth-js: `validateExp`, `getAlgorithm`,
/// `getClaims`): people read the same, whichever side checks first. "JWKS is empty" is the client's alone: a server
/// without a key does not start.
fn token_message(error: TokenError) -> Cow<'static, str> {
    Cow::Borrowed(match error {
        TokenError::BadClaim("exp") => "Missing exp claim",
        TokenError::Expired => "JWT has expired",
        TokenError::BadAlgorithm => "Invalid alg claim",
        TokenError::BadSignature => "Invalid JWT signature",
        TokenError::UnknownKey => "No matching signing key found in JWKS",
        other => return Cow::Owned(other.to_string()),
    })
}

impl From<DbError> for AuthError {
    fn from(error: DbError) -> Self {
        // 57014: our own statement timeout; 55P03: a lock that did not come.
        let slow = error.kind() == DbErrorKind::PoolTimeout || matches!(error.sqlstate(), Some("57014" | "55P03"));
        if slow {
            tracing::warn!(%error, "auth: the database was too slow");
            return Self::Timeout;
        }
        tracing::error!(%error, "auth: the database failed");
        Self::Unexpected
    }
}

impl IntoResponse for AuthError {
    /// The body is written by [`crate::error_format::shape`], which knows which form the client asked for.
    fn into_response(self) -> Response {
        let mut response = self.facts().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_follow_the_language_rules() {
        let rules = include_str!("../../../docs/language.md");
        let (_, phrases) = rules.split_once("```text\n").expect("the list of phrases");
        let (phrases, _) = phrases.split_once("```").expect("its end");
        for entry in ERROR_CODES {
            let words = format!(" {} ", entry.message.to_lowercase().replace(['.', ',', ':', ';', '?'], " "));
            for phrase in phrases.lines() {
                assert!(!words.contains(&format!(" {phrase} ")), "{}: {phrase:?} in {:?}", entry.code, entry.message);
            }
        }
    }

    #[test]
    fn every_status_is_one() {
        assert!(ERROR_CODES.iter().all(|entry| StatusCode::from_u16(entry.status).is_ok()));
    }
}
