//! What the operator says about an account, read and checked (GoTrue: `internal/api/admin.go`).

use super::ban::Ban;
use crate::{body::Params, email, error::AuthError, password, state::AuthState};
use serde_json::{Map, Value};
use uuid::Uuid;

/// The only role that a person can have. Others are for keys.
const ROLE: &str = "authenticated";

/// The fields that were given.
pub(super) struct Attributes {
    pub(super) id: Option<Uuid>,
    pub(super) email: Option<String>,
    pub(super) phone: Option<String>,
    /// PHC string.
    pub(super) password_hash: Option<String>,
    pub(super) email_confirm: Option<bool>,
    pub(super) phone_confirm: Option<bool>,
    pub(super) user_metadata: Option<Map<String, Value>>,
    pub(super) app_metadata: Option<Map<String, Value>>,
    pub(super) ban: Option<Ban>,
}

impl Attributes {
    pub(super) async fn read(state: &AuthState, params: &Params) -> Result<Self, AuthError> {
        let given = |name| params.text(name).map(|text| text.filter(|text| !text.is_empty()));
        for name in ["role", "aud"] {
            if given(name)?.is_some_and(|value| value != ROLE) {
                return Err(AuthError::Validation(
                    format!("{name} can only be {ROLE}: other roles are for keys").into(),
                ));
            }
        }
        let id = given("id")?.map(|id| Uuid::try_parse(&id).ok().filter(|id| !id.is_nil()));
        if id == Some(None) {
            return Err(AuthError::validation("ID must conform to the uuid v4 format"));
        }
        let email = given("email")?.map(|email| email::normalise(&email)).transpose()?;
        let phone = given("phone")?.map(|phone| number(&phone)).transpose()?;
        let ban = given("ban_duration")?.map(|text| Ban::parse(&text)).transpose()?;
        Ok(Self {
            id: id.flatten(),
            password_hash: password_hash(state, params, email.as_deref()).await?,
            email,
            phone,
            email_confirm: params.flag("email_confirm")?,
            phone_confirm: params.flag("phone_confirm")?,
            user_metadata: params.object("user_metadata")?,
            app_metadata: params.object("app_metadata")?,
            ban,
        })
    }
}

async fn password_hash(state: &AuthState, params: &Params, email: Option<&str>) -> Result<Option<String>, AuthError> {
    let password = params.password("password")?.filter(|password| !password.is_empty());
    match (password, params.text("password_hash")?.filter(|hash| !hash.is_empty())) {
        (None, None) => Ok(None),
        (Some(_), Some(_)) => Err(AuthError::validation("Only a password or a password hash should be provided")),
        (None, Some(hash)) if password::is_hash(&hash) => Ok(Some(hash)),
        (None, Some(_)) => Err(AuthError::validation("password_hash must be a PHC string of Argon2id")),
        (Some(password), None) => {
            password::check_size(&password)?;
            state.hasher.check(&password, email.unwrap_or_default()).await?;
            Ok(Some(state.hasher.hash(password).await?))
        }
    }
}

/// E.164 without its plus sign.
fn number(text: &str) -> Result<String, AuthError> {
    let digits: String = text.trim().trim_start_matches('+').chars().filter(|c| *c != ' ').collect();
    let known =
        (7..=15).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    if known { Ok(digits) } else { Err(AuthError::validation("Invalid phone number format (E.164 required)")) }
}
