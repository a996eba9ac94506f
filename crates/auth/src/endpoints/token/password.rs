//! `grant_type=password`. Wrong password and unknown address are one answer and take as long.

use crate::{
    accounts,
    audit::{self, Action, Refusal},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    password, phone, restore,
    session::{Method, Session},
    state::AuthState,
    user::{self, User},
};
use axum::response::Response;
use devproof_claims::Aal;
use devproof_db::{FromRow, Sql};
use serde_json::json;

pub(super) async fn grant(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let password = params.password("password")?.unwrap_or_default();
    let (named, by_phone) = match (params.text("email")?, params.text("phone")?) {
        (Some(email), None) => (email, false),
        (None, Some(_)) if !state.config.phone => return Err(AuthError::PhoneDisabled),
        (None, Some(phone)) => (phone, true),
        _ => return Err(AuthError::validation("missing email or phone")),
    };
    password::check_size(&password)?;
    // A text that is no address belongs to no one, and is answered like an address that belongs to no one.
    let named = if by_phone { phone::normalise(&named) } else { email::normalise(&named) }.unwrap_or_default();
    let ticket = captcha::check(state, client, params, Purpose::SignIn, Some(&named)).await?;
    let limits = &state.config.limits;
    state.limiter.request("sign_in_address", &client.key(), limits.sign_in_per_address).await?;
    let (user, known) = find(state, client, &named, by_phone).await?;
    // Tries from an address that this account signs in from are counted apart: guessing from elsewhere cannot lock
    // its owner out.
    if known {
        let key = format!("{named} {}", client.key());
        state.limiter.request("sign_in_known", &key, limits.sign_in_per_account).await?;
    } else {
        state.limiter.request("sign_in_account", &named, limits.sign_in_per_account).await?;
    }
    let stored = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let opened = match (state.hasher.verify(password.clone(), stored).await?, &user) {
        (true, Some(user)) => open(state, client, user, by_phone, password).await,
        _ => Err(AuthError::InvalidCredentials),
    };
    let reason = match &opened {
        Err(AuthError::InvalidCredentials) => "password",
        Err(AuthError::BannedAtSignIn) => "banned",
        Err(AuthError::Deactivated) => "deactivated",
        Err(AuthError::EmailNotConfirmed | AuthError::PhoneNotConfirmed) => "not_confirmed",
        Err(_) => return opened,
        Ok(_) => {
            ticket.passed(state).await?;
            return opened;
        }
    };
    let detail = json!({ "method": Method::Password.as_str(), "reason": reason });
    let user = user.map(|user| user.id);
    audit::refuse(state, client, Refusal { action: Action::LoginFailed, user, named: &named, detail }).await?;
    opened
}

/// The account of an address or number, and whether it signed in from the client's network address before.
async fn find(
    state: &AuthState,
    client: &Client,
    named: &str,
    by_phone: bool,
) -> Result<(Option<User>, bool), AuthError> {
    let column = if by_phone { "phone" } else { "email" };
    let sql = Sql::new(format!(
        "select {}, exists (select from auth.known_addresses k where k.user_id = u.id and k.ip = $2::inet) as is_known
         from auth.users u where u.{column} = $1 and u.deleted_at is null",
        user::COLUMNS
    ))
    .bind(named)
    .bind(client.ip.to_canonical().to_string());
    let rows = state.run(&sql).await?;
    let Some(row) = rows.first() else { return Ok((None, false)) };
    Ok((Some(User::from_row(row)?), row.named("is_known")?))
}

/// Opens the session, if the account is still what the password was checked against.
async fn open(
    state: &AuthState,
    client: &Client,
    checked: &User,
    by_phone: bool,
    password: String,
) -> Result<Response, AuthError> {
    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::by_id(&tx, checked.id).await?.ok_or(AuthError::InvalidCredentials)?;
    if user.password_hash != checked.password_hash {
        return Err(AuthError::InvalidCredentials);
    }
    if user.is_banned(now) {
        return Err(restore::refusal(&tx, user.id, AuthError::BannedAtSignIn).await?);
    }
    if by_phone && user.phone_confirmed_at.is_none() {
        return Err(AuthError::PhoneNotConfirmed);
    }
    if !by_phone && user.email_confirmed_at.is_none() {
        return Err(AuthError::EmailNotConfirmed);
    }
    let session = Session::open(&tx, &mut user, Method::Password, Aal::Aal1, client, now).await?;
    tx.commit().await?;
    // It was taken once, by other rules or from elsewhere: the person is notified, and let in.
    let (address, min_chars) = (user.email().to_owned(), state.config.password_min_chars);
    let mut further = Vec::new();
    if let Err(AuthError::WeakPassword(weak)) =
        state.hasher.on_a_core(move || password::check(&password, &address, min_chars)).await?
    {
        further.push(("weak_password", json!({ "message": weak.message, "reasons": weak.reasons })));
    }
    session.answer_with(state, &user, &further, now)
}
