//! Every way in which a call can fail, with the code that clients branch on.
//! Codes and statuses are GoTrue's (`internal/api/apierrors`); they are only ever added to.

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

/// A failed call. [`AuthError::facts`] is the one table of statuses and codes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AuthError {
    /// The body is not JSON, or not an object.
    BadJson,
    /// The body is said to be something else than JSON.
    NotJson,
    /// The body is larger than the limit.
    BodyTooLarge,
    /// A field is missing, of the wrong type or senseless; says which.
    Validation(Cow<'static, str>),
    /// An id in the path is not one.
    MalformedId,
    /// Wrong address or password; never says which.
    InvalidCredentials,
    /// `grant_type` names none that is served.
    UnsupportedGrant,
    /// The right password, but the address was never confirmed.
    EmailNotConfirmed,
    /// Refused at sign-in or refresh: the account is banned.
    BannedAtSignIn,
    /// Refused at sign-in: its owner has put the account to rest and can bring it back by mail.
    Deactivated,
    /// The account is banned.
    Banned,
    /// Not a refresh token of ours.
    RefreshTokenNotFound,
    /// An old refresh token came back: its session has been ended.
    RefreshTokenUsed,
    /// The refresh token's session is gone.
    RefreshSessionNotFound,
    /// The session was idle for too long, or is too old.
    SessionExpired,
    /// No bearer token.
    NoAuthorization,
    /// The bearer token does not hold.
    BadJwt(TokenError),
    /// The bearer is no user's token.
    NoSubject,
    /// The token's session has ended.
    SessionNotFound,
    /// The token's user is gone.
    UserNotFound,
    /// There is neither address nor number that a code could go to.
    NoContact,
    /// The operator asks for an account that there is not.
    NoSuchUser,
    /// Only the operator may.
    NotAdmin,
    /// A code that is wrong, used or too old.
    CodeExpired,
    /// A link that is wrong, used or too old.
    LinkExpired,
    /// The PKCE code is unknown or used.
    FlowNotFound,
    /// The PKCE code is too old.
    FlowExpired,
    /// The verifier is not the challenge's.
    BadCodeVerifier,
    /// The password is too easy to guess.
    WeakPassword(Weakness),
    /// The new password is the old one.
    SamePassword,
    /// The session is not fresh enough to set a password without a code.
    ReauthenticationNeeded,
    /// The code for it is wrong or too old.
    ReauthenticationInvalid,
    /// The current password that was sent along is wrong.
    CurrentPasswordInvalid,
    /// The address belongs to another account.
    EmailExists,
    /// The account exists. Only said where sign-up needs no confirmation and so cannot hide it.
    UserExists,
    /// Sign-up is switched off.
    SignupDisabled,
    /// Anonymous accounts are not offered.
    AnonymousDisabled,
    /// Phone numbers are not offered.
    PhoneDisabled,
    /// The provider is not switched on.
    ProviderDisabled,
    /// There is no such provider.
    ProviderUnsupported,
    /// A provider sent somebody back whom we did not send.
    BadOauthCallback,
    /// The state is unknown, used, too old, or another browser's.
    BadOauthState,
    /// A provider's answer does not hold; why is in the log.
    ProviderAnswer,
    /// A provider does not answer.
    ProviderUnreachable,
    /// A provider does not say that the person's address is verified.
    ProviderAddressUnverified,
    /// A company's provider speaks of an address that is not its domain's.
    ForeignAddress,
    /// No company signs in by that domain.
    SsoProviderNotFound,
    /// A company's provider speaks of somebody whose account is their own: it is linked once its owner signs in.
    SsoLinkNeeded,
    /// No company's sign-on waits to be linked in this browser.
    SsoLinkNotFound,
    /// A company manages this account.
    SsoManaged,
    /// The identity belongs to somebody already.
    IdentityExists,
    /// Linking further identities is not switched on.
    ManualLinkingDisabled,
    /// Enterprise sign-on is not switched on.
    SsoDisabled,
    /// Passkeys are not switched on.
    PasskeyDisabled,
    /// Second factors are not switched on; names the kind.
    FactorEnrollDisabled(FactorKind),
    /// No such factor.
    FactorNotFound,
    /// Somebody without address and number has nothing that a factor could guard.
    FactorForNobody,
    /// The account has a second factor, and this session did not prove it.
    FactorNeeded,
    /// Another factor may be added only by whoever proved one.
    FactorNeededToEnroll,
    /// A verified factor may be removed only by whoever proved one.
    FactorNeededToRemove,
    /// More factors than an account may have.
    TooManyFactors,
    /// The account has a factor of that name.
    FactorNameTaken,
    /// The account has a verified factor with that number.
    FactorExists,
    /// The challenge belongs to another factor, or was answered.
    ChallengeNotFound,
    /// The challenge is too old.
    ChallengeExpired,
    /// The challenge is answered from elsewhere than it was asked for.
    ChallengeElsewhere,
    /// The code, or the key's answer, is wrong.
    FactorRefused,
    /// Passkeys more than an account may have.
    TooManyPasskeys,
    /// No such passkey.
    PasskeyNotFound,
    /// The key is registered already.
    PasskeyExists,
    /// The passkey's challenge is unknown or was answered.
    PasskeyChallengeNotFound,
    /// The passkey's challenge is too old.
    PasskeyChallengeExpired,
    /// The passkey's answer does not hold.
    PasskeyRefused,
    /// The number belongs to another account. Only said to whoever proved that it is theirs.
    PhoneExists,
    /// The right password, but the number was never confirmed.
    PhoneNotConfirmed,
    /// Numbers like this one get no messages from us.
    NumberRefused,
    /// Too many text messages; seconds until the next may go out.
    TooManyTexts(u64),
    /// Another part of the protocol that is not switched on.
    FeatureDisabled,
    /// No such identity of this user.
    IdentityNotFound,
    /// The last identity stays.
    SingleIdentity,
    /// The captcha is missing or does not hold; says why, in a word.
    CaptchaFailed(Cow<'static, str>),
    /// The captcha is needed and its service does not answer.
    CaptchaUnavailable,
    /// Too many calls; seconds until the next may pass.
    TooManyRequests(u64),
    /// Too many mails; seconds until the next may go out.
    TooManyMails(u64),
    /// No such endpoint.
    NotFound,
    /// Another method.
    MethodNotAllowed,
    /// The database was too slow.
    Timeout,
    /// Our own fault; details are in the log alone.
    Unexpected,
}

/// The kinds of second factor that a client may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactorKind {
    /// An authenticator app.
    Totp,
    /// A code by SMS.
    Phone,
    /// A security key.
    Webauthn,
}

/// Status, code and message.
pub(crate) type Facts = (StatusCode, &'static str, Cow<'static, str>);

impl AuthError {
    /// A `validation_failed` with this text.
    pub fn validation(message: impl Into<Cow<'static, str>>) -> Self {
        Self::Validation(message.into())
    }

    /// Status, code and message of each.
    pub(crate) fn facts(&self) -> Facts {
        use StatusCode as S;
        let fixed = |status, code, message| (status, code, Cow::Borrowed(message));
        match self {
            Self::BadJson => fixed(S::BAD_REQUEST, "bad_json", "Could not parse request body as a JSON object"),
            Self::NotJson => fixed(
                S::UNSUPPORTED_MEDIA_TYPE,
                "unsupported_media_type",
                "Send the body as JSON, with Content-Type: application/json",
            ),
            Self::BodyTooLarge => {
                fixed(S::PAYLOAD_TOO_LARGE, "request_entity_too_large", "The request body is larger than 1 MB")
            }
            Self::Validation(message) => (S::BAD_REQUEST, "validation_failed", message.clone()),
            Self::MalformedId => fixed(S::NOT_FOUND, "validation_failed", "The id in the path is not a UUID"),
            Self::InvalidCredentials => fixed(S::BAD_REQUEST, "invalid_credentials", "Invalid login credentials"),
            Self::UnsupportedGrant => fixed(S::BAD_REQUEST, "invalid_credentials", "unsupported_grant_type"),
            Self::EmailNotConfirmed => fixed(S::BAD_REQUEST, "email_not_confirmed", "Email not confirmed"),
            Self::BannedAtSignIn => fixed(S::BAD_REQUEST, "user_banned", "User is banned"),
            Self::Deactivated => fixed(
                S::BAD_REQUEST,
                "user_deactivated",
                "This account is deactivated. Ask for a link to bring it back",
            ),
            Self::Banned => fixed(S::FORBIDDEN, "user_banned", "User is banned"),
            Self::RefreshTokenNotFound => {
                fixed(S::BAD_REQUEST, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
            }
            Self::RefreshTokenUsed => {
                fixed(S::BAD_REQUEST, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
            }
            Self::RefreshSessionNotFound => {
                fixed(S::BAD_REQUEST, "session_not_found", "Invalid Refresh Token: Session Not Found")
            }
            Self::SessionExpired => {
                fixed(S::BAD_REQUEST, "session_expired", "Invalid Refresh Token: Session Expired")
            }
            Self::NoAuthorization => {
                fixed(S::UNAUTHORIZED, "no_authorization", "This endpoint requires a valid Bearer token")
            }
            Self::BadJwt(error) => {
                (S::FORBIDDEN, "bad_jwt", Cow::Owned(format!("invalid JWT: {}", token_words(*error))))
            }
            Self::NoSubject => fixed(S::FORBIDDEN, "bad_jwt", "invalid claim: missing sub claim"),
            Self::SessionNotFound => {
                fixed(S::FORBIDDEN, "session_not_found", "Session from session_id claim in JWT does not exist")
            }
            Self::UserNotFound => fixed(S::FORBIDDEN, "user_not_found", "User from sub claim in JWT does not exist"),
            Self::NoContact => fixed(
                S::UNPROCESSABLE_ENTITY,
                "validation_failed",
                "This needs an account with a confirmed email address or phone number",
            ),
            Self::NoSuchUser => fixed(S::NOT_FOUND, "user_not_found", "User not found"),
            Self::PhoneExists => fixed(
                S::UNPROCESSABLE_ENTITY,
                "phone_exists",
                "A user with this phone number has already been registered",
            ),
            Self::NotAdmin => fixed(S::FORBIDDEN, "not_admin", "User not allowed"),
            Self::CodeExpired => fixed(S::FORBIDDEN, "otp_expired", "Token has expired or is invalid"),
            Self::LinkExpired => fixed(S::FORBIDDEN, "otp_expired", "Email link is invalid or has expired"),
            Self::FlowNotFound => {
                fixed(S::NOT_FOUND, "flow_state_not_found", "invalid flow state, no valid flow state found")
            }
            Self::FlowExpired => {
                fixed(S::UNPROCESSABLE_ENTITY, "flow_state_expired", "invalid flow state, flow state has expired")
            }
            Self::BadCodeVerifier => fixed(
                S::BAD_REQUEST,
                "bad_code_verifier",
                "code challenge does not match previously saved code verifier",
            ),
            Self::WeakPassword(weakness) => {
                (S::UNPROCESSABLE_ENTITY, "weak_password", Cow::Owned(weakness.message.clone()))
            }
            Self::SamePassword => fixed(
                S::UNPROCESSABLE_ENTITY,
                "same_password",
                "New password should be different from the old password.",
            ),
            Self::ReauthenticationNeeded => {
                fixed(S::BAD_REQUEST, "reauthentication_needed", "This change requires reauthentication")
            }
            Self::ReauthenticationInvalid => {
                fixed(S::UNPROCESSABLE_ENTITY, "reauthentication_not_valid", "Nonce has expired or is invalid")
            }
            Self::CurrentPasswordInvalid => {
                fixed(S::BAD_REQUEST, "current_password_invalid", "The current password is not right")
            }
            Self::EmailExists => fixed(
                S::UNPROCESSABLE_ENTITY,
                "email_exists",
                "A user with this email address has already been registered",
            ),
            Self::UserExists => fixed(S::UNPROCESSABLE_ENTITY, "user_already_exists", "User already registered"),
            Self::SignupDisabled => {
                fixed(S::UNPROCESSABLE_ENTITY, "signup_disabled", "Signups not allowed for this instance")
            }
            Self::AnonymousDisabled => {
                fixed(S::UNPROCESSABLE_ENTITY, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
            }
            Self::PhoneDisabled => {
                fixed(S::UNPROCESSABLE_ENTITY, "phone_provider_disabled", "Phone sign-ins are disabled")
            }
            Self::ProviderDisabled => {
                fixed(S::BAD_REQUEST, "provider_disabled", "Unsupported provider: provider is not enabled")
            }
            Self::ProviderUnsupported => fixed(
                S::BAD_REQUEST,
                "oauth_provider_not_supported",
                "Unsupported provider: there is no such provider",
            ),
            Self::BadOauthCallback => {
                fixed(S::BAD_REQUEST, "bad_oauth_callback", "OAuth callback without a sign-in that we started")
            }
            Self::BadOauthState => fixed(S::BAD_REQUEST, "bad_oauth_state", "OAuth callback with invalid state"),
            Self::ProviderAnswer => {
                fixed(S::BAD_REQUEST, "bad_oauth_callback", "The answer of the sign-in service could not be verified")
            }
            Self::ProviderUnreachable => fixed(
                S::SERVICE_UNAVAILABLE,
                "provider_unreachable",
                "The sign-in service does not answer. Please try again later",
            ),
            Self::ProviderAddressUnverified => fixed(
                S::FORBIDDEN,
                "provider_email_needs_verification",
                "The sign-in service does not say that your email address is verified. Verify it there first",
            ),
            Self::ForeignAddress => fixed(
                S::FORBIDDEN,
                "email_address_not_authorized",
                "Your company's sign-on may only be used with addresses of its own domains",
            ),
            Self::SsoProviderNotFound => {
                fixed(S::NOT_FOUND, "sso_provider_not_found", "No SSO provider assigned for this domain")
            }
            Self::SsoLinkNeeded => fixed(
                S::FORBIDDEN,
                "sso_link_needed",
                "You already have an account with this address. Sign in to it the way you usually do, then connect \
                 your company's sign-on",
            ),
            Self::SsoLinkNotFound => fixed(
                S::NOT_FOUND,
                "sso_link_not_found",
                "There is no company sign-on to connect. Begin again on the single sign-on page",
            ),
            Self::SsoManaged => fixed(
                S::UNPROCESSABLE_ENTITY,
                "user_sso_managed",
                "Updating email, phone, password of a SSO account only possible via SSO",
            ),
            Self::IdentityExists => fixed(
                S::UNPROCESSABLE_ENTITY,
                "identity_already_exists",
                "Identity is already linked to another user",
            ),
            Self::ManualLinkingDisabled => {
                fixed(S::NOT_FOUND, "manual_linking_disabled", "Manual linking is disabled")
            }
            Self::SsoDisabled => fixed(S::NOT_FOUND, "saml_provider_disabled", "SAML 2.0 is disabled"),
            Self::PasskeyDisabled => fixed(S::NOT_FOUND, "passkey_disabled", "Passkeys are disabled"),
            Self::FactorEnrollDisabled(FactorKind::Totp) => {
                fixed(S::UNPROCESSABLE_ENTITY, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP")
            }
            Self::FactorEnrollDisabled(FactorKind::Phone) => {
                fixed(S::UNPROCESSABLE_ENTITY, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone")
            }
            Self::FactorEnrollDisabled(FactorKind::Webauthn) => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_webauthn_enroll_not_enabled",
                "MFA enroll is disabled for WebAuthn",
            ),
            Self::FactorNotFound => fixed(S::NOT_FOUND, "mfa_factor_not_found", "Factor not found"),
            Self::FactorForNobody => fixed(
                S::FORBIDDEN,
                "no_authorization",
                "Give the account an address or number before a second factor",
            ),
            Self::FactorNeeded => {
                fixed(S::UNAUTHORIZED, "insufficient_aal", "This needs your second factor: AAL2 session required")
            }
            Self::FactorNeededToEnroll => {
                fixed(S::FORBIDDEN, "insufficient_aal", "AAL2 required to enroll a new factor")
            }
            Self::FactorNeededToRemove => {
                fixed(S::UNPROCESSABLE_ENTITY, "insufficient_aal", "AAL2 required to unenroll verified factor")
            }
            Self::TooManyFactors => fixed(
                S::UNPROCESSABLE_ENTITY,
                "too_many_enrolled_mfa_factors",
                "Maximum number of factors reached, unenroll to continue",
            ),
            Self::FactorNameTaken => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_factor_name_conflict",
                "A factor with that friendly name for this user already exists",
            ),
            Self::FactorExists => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_verified_factor_exists",
                "A verified phone factor with that number already exists, unenroll it to continue",
            ),
            Self::ChallengeNotFound => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_factor_not_found",
                "MFA factor with the provided challenge ID not found",
            ),
            Self::ChallengeExpired => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_challenge_expired",
                "MFA challenge has expired, verify against another challenge or create a new challenge.",
            ),
            Self::ChallengeElsewhere => fixed(
                S::UNPROCESSABLE_ENTITY,
                "mfa_ip_address_mismatch",
                "Challenge and verify IP addresses mismatch.",
            ),
            Self::FactorRefused => {
                fixed(S::UNPROCESSABLE_ENTITY, "mfa_verification_failed", "Invalid code or key for this factor")
            }
            Self::TooManyPasskeys => fixed(
                S::UNPROCESSABLE_ENTITY,
                "too_many_passkeys",
                "Maximum number of passkeys reached, delete one to continue",
            ),
            Self::PasskeyNotFound => fixed(S::NOT_FOUND, "webauthn_credential_not_found", "Passkey not found"),
            Self::PasskeyExists => {
                fixed(S::UNPROCESSABLE_ENTITY, "webauthn_credential_exists", "This passkey is already registered")
            }
            Self::PasskeyChallengeNotFound => {
                fixed(S::BAD_REQUEST, "webauthn_challenge_not_found", "Challenge not found")
            }
            Self::PasskeyChallengeExpired => {
                fixed(S::BAD_REQUEST, "webauthn_challenge_expired", "Challenge has expired")
            }
            Self::PasskeyRefused => {
                fixed(S::BAD_REQUEST, "webauthn_verification_failed", "The passkey could not be verified")
            }
            Self::PhoneNotConfirmed => fixed(S::BAD_REQUEST, "phone_not_confirmed", "Phone not confirmed"),
            Self::NumberRefused => {
                fixed(S::UNPROCESSABLE_ENTITY, "sms_send_failed", "We do not send text messages to this number")
            }
            Self::TooManyTexts(seconds) => (
                S::TOO_MANY_REQUESTS,
                "over_sms_send_rate_limit",
                Cow::Owned(format!("For security purposes, you can only request this after {seconds} seconds.")),
            ),
            Self::FeatureDisabled => fixed(S::NOT_FOUND, "feature_disabled", "This feature is not enabled"),
            Self::IdentityNotFound => fixed(S::UNPROCESSABLE_ENTITY, "identity_not_found", "Identity doesn't exist"),
            Self::SingleIdentity => fixed(
                S::UNPROCESSABLE_ENTITY,
                "single_identity_not_deletable",
                "User must have at least 1 identity after unlinking",
            ),
            Self::CaptchaFailed(why) => (
                S::BAD_REQUEST,
                "captcha_failed",
                Cow::Owned(format!("captcha protection: request disallowed ({why})")),
            ),
            Self::CaptchaUnavailable => fixed(
                S::SERVICE_UNAVAILABLE,
                "captcha_unavailable",
                "The captcha cannot be checked at the moment, and this call needs it: please try again in a minute",
            ),
            Self::TooManyRequests(_) => {
                fixed(S::TOO_MANY_REQUESTS, "over_request_rate_limit", "Request rate limit reached")
            }
            Self::TooManyMails(seconds) => (
                S::TOO_MANY_REQUESTS,
                "over_email_send_rate_limit",
                Cow::Owned(format!("For security purposes, you can only request this after {seconds} seconds.")),
            ),
            Self::NotFound => fixed(S::NOT_FOUND, "not_found", "There is no such endpoint"),
            Self::MethodNotAllowed => {
                fixed(S::METHOD_NOT_ALLOWED, "method_not_allowed", "This endpoint does not take that method")
            }
            Self::Timeout => fixed(S::GATEWAY_TIMEOUT, "request_timeout", "The request took too long"),
            Self::Unexpected => fixed(
                S::INTERNAL_SERVER_ERROR,
                "unexpected_failure",
                "Unexpected failure, please check server logs for more information",
            ),
        }
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
/// `getClaims`): people read the same whoever looked first. "JWKS is empty" is the client's alone: a server without a
/// key does not start.
fn token_words(error: TokenError) -> Cow<'static, str> {
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
    /// The body is written by [`crate::wire::shape`], which knows which form the client asked for.
    fn into_response(self) -> Response {
        let mut response = self.facts().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
