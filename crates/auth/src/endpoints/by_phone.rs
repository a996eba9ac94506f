//! What `/signup`, `/otp` and `/resend` do for a phone number. Each says the same for every number, and texts at most one
//! message.

use super::nothing;
use crate::{
    accounts,
    audit::{self, Action, Entry},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    error::AuthError,
    one_time_tokens::{self, Kind},
    password, phone, sms,
    state::AuthState,
    user::{User, stamp},
};
use axum::{
    Json,
    response::{IntoResponse, Response},
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

/// The number of a request, in its stored form.
pub(super) fn number(state: &AuthState, params: &Params) -> Result<String, AuthError> {
    if !state.config.phone {
        return Err(AuthError::PhoneDisabled);
    }
    if params.text("channel")?.is_some_and(|channel| channel != "sms") {
        return Err(AuthError::validation("channel must be sms"));
    }
    phone::normalise(&params.required("phone")?)
}

/// `POST /otp` with a number.
pub(super) async fn otp(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let number = number(state, params)?;
    let create = params.flag("create_user")?.unwrap_or(true) && !state.config.disable_signup;
    let data = params.data()?.unwrap_or_default();
    captcha::check(state, client, params, Purpose::Otp, Some(&number)).await?;
    sms::allow(state, client, &number).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::phone::find(&tx, &number).await?;
    if user.is_none() && create {
        let id = random_id();
        if accounts::phone::create(&tx, id, &number, None, data, now).await? {
            audit::write(&tx, &Entry::of(Action::UserSignedUp, id, client), now).await?;
        }
        user = accounts::phone::find(&tx, &number).await?;
    }
    // An unknown number without `create_user` gets no message and the same answer.
    if let Some(user) = user.filter(|user| !user.is_banned(now)) {
        send(&tx, state, client, &user, Kind::Sms, &number, now).await?;
    }
    tx.commit().await?;
    Ok(nothing())
}

/// `POST /resend` of type `sms` or `phone_change`.
pub(super) async fn resend(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let number = number(state, params)?;
    let is_change = params.required("type")? == "phone_change";
    captcha::check(state, client, params, Purpose::Resend, Some(&number)).await?;
    sms::allow(state, client, &number).await?;
    let now = state.now();
    let tx = state.begin().await?;
    if is_change {
        let user = accounts::phone::waiting_for(&tx, &number).await?.filter(|user| !user.is_banned(now));
        // Someone else's number stays without its code.
        if let Some(user) = user
            && !accounts::phone::is_taken(&tx, user.id, &number).await?
        {
            send(&tx, state, client, &user, Kind::PhoneChange, &number, now).await?;
        }
    } else if let Some(user) = accounts::phone::find(&tx, &number).await?.filter(|user| !user.is_banned(now))
        && user.phone_confirmed_at.is_none()
    {
        send(&tx, state, client, &user, Kind::SmsSignup, &number, now).await?;
    }
    tx.commit().await?;
    Ok(nothing())
}

/// `POST /signup` with a number and a password. Its answer for a number that has an account is that of a new one.
pub(super) async fn sign_up(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let number = number(state, params)?;
    if state.config.disable_signup {
        return Err(AuthError::SignupDisabled);
    }
    captcha::check(state, client, params, Purpose::SignUp, Some(&number)).await?;
    let password = params.password("password")?.unwrap_or_default();
    password::check_size(&password)?;
    let data = params.data()?.unwrap_or_default();
    state.limiter.request("sign_up_address", &client.key(), state.config.limits.sign_up_per_address).await?;
    state.hasher.check(&password, &number).await?;
    // Hashed before anyone looks whether the account exists: both ways take as long.
    let hash = state.hasher.hash(password).await?;
    sms::allow(state, client, &number).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let id = random_id();
    let is_new = accounts::phone::create(&tx, id, &number, Some(&hash), data.clone(), now).await?;
    let mut user = accounts::phone::find(&tx, &number).await?.ok_or(AuthError::Unexpected)?;
    if !is_new && (user.phone_confirmed_at.is_some() || user.email_confirmed_at.is_some() || user.is_banned(now)) {
        sms::already_in_use(&tx, &number).await?;
        tx.commit().await?;
        return Ok(Json(placeholder(id, &number, data, now).to_json()).into_response());
    }
    if !is_new {
        replace(&tx, &user, &hash, data, now).await?;
    }
    audit::write(&tx, &Entry::of(Action::UserSignedUp, user.id, client), now).await?;
    send(&tx, state, client, &user, Kind::SmsSignup, &number, now).await?;
    user = record_sent(&tx, &user, now).await?;
    tx.commit().await?;
    Ok(Json(user.to_json()).into_response())
}

async fn send(
    tx: &Tx,
    state: &AuthState,
    client: &Client,
    user: &User,
    kind: Kind,
    number: &str,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    sms::send(tx, state, user.id, kind, number, now).await?;
    let entry = Entry::of(Action::CodeRequested, user.id, client)
        .with_detail(json!({ "kind": one_time_tokens::link_type(kind) }));
    audit::write(tx, &entry, now).await
}

/// The number was never proved: the newest sign-up counts, and the codes of earlier ones are void.
async fn replace(
    tx: &Tx,
    user: &User,
    hash: &str,
    data: Map<String, Value>,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let sql = Sql::new(
        "update auth.users set password_hash = $2, user_metadata = $3::jsonb, updated_at = $4 where id = $1",
    );
    tx.execute(&sql.bind(user.id).bind(hash).bind(Value::Object(data)).bind(now)).await?;
    one_time_tokens::void_all(tx, user.id, None).await
}

async fn record_sent(tx: &Tx, user: &User, now: OffsetDateTime) -> Result<User, AuthError> {
    let sql = Sql::new("update auth.users set confirmation_sent_at = $2 where id = $1").bind(user.id).bind(now);
    tx.execute(&sql).await?;
    accounts::by_id(tx, user.id).await?.ok_or(AuthError::Unexpected)
}

/// A user that was never stored, like a new one in every key.
fn placeholder(id: Uuid, number: &str, data: Map<String, Value>, now: OffsetDateTime) -> User {
    let at = stamp(now);
    let mut user = User::placeholder(id, random_id(), "", data, now);
    user.email = None;
    user.phone = Some(number.to_owned());
    user.app_metadata = json!({ "provider": "phone", "providers": ["phone"] });
    user.identities = json!([{
        "identity_id": random_id(), "id": id, "user_id": id, "provider": "phone", "email": "",
        "identity_data": accounts::phone::identity(id, number, false),
        "last_sign_in_at": at, "created_at": at, "updated_at": at,
    }]);
    user
}

fn random_id() -> Uuid {
    uuid::Builder::from_random_bytes(random_bytes()).into_uuid()
}
