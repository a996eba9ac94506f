//! Accounts by their phone number.

use super::{Redeemed, by_id};
use crate::{
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    one_time_tokens::{self, Kind, Token},
    session::Method,
    user::User,
};
use devproof_db::{Sql, Tx};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

/// Makes an account that has a number, not proved yet, and no address. False when the number is taken.
pub(crate) async fn create(
    tx: &Tx,
    id: Uuid,
    phone: &str,
    password_hash: Option<&str>,
    data: Map<String, Value>,
    now: OffsetDateTime,
) -> Result<bool, AuthError> {
    let sql = Sql::new(
        "with made as (
             insert into auth.users (id, phone, password_hash, app_metadata, user_metadata, created_at, updated_at)
             values ($1::uuid, $2, $3, $4::jsonb, $5::jsonb, $6::timestamptz, $6::timestamptz)
             on conflict (phone) do nothing returning id
         )
         insert into auth.identities
             (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
         select id, 'phone', id::text, $7::jsonb, $6::timestamptz, $6::timestamptz, $6::timestamptz from made",
    )
    .bind(id)
    .bind(phone)
    .bind(password_hash)
    .bind(json!({ "provider": "phone", "providers": ["phone"] }))
    .bind(Value::Object(data))
    .bind(now)
    .bind(identity(id, phone, false));
    Ok(tx.execute(&sql).await? == 1)
}

/// What an identity of provider `phone` knows.
pub(crate) fn identity(user: Uuid, phone: &str, verified: bool) -> Value {
    json!({ "sub": user, "phone": phone, "phone_verified": verified, "email_verified": false })
}

/// The account of a number, locked.
pub(crate) async fn find(tx: &Tx, phone: &str) -> Result<Option<User>, AuthError> {
    let sql = User::select("where u.phone = $1 and u.deleted_at is null for update of u").bind(phone);
    Ok(tx.read_opt(&sql).await?)
}

/// The account that waits for a change to this number to be proved; the newest of several.
pub(crate) async fn waiting_for(tx: &Tx, phone: &str) -> Result<Option<User>, AuthError> {
    let sql = User::select(
        "where u.phone_change = $1 and u.deleted_at is null
         order by u.phone_change_sent_at desc nulls last, u.id limit 1 for update of u",
    );
    Ok(tx.read_opt(&sql.bind(phone)).await?)
}

/// Whether the number is proved to be someone else's.
pub(crate) async fn is_taken(tx: &Tx, user: Uuid, phone: &str) -> Result<bool, AuthError> {
    let sql = Sql::new(
        "select exists (select from auth.users
             where phone = $1 and id <> $2::uuid and phone_confirmed_at is not null)",
    );
    Ok(tx.value(&sql.bind(phone).bind(user)).await?)
}

/// Redeems a code that was texted.
pub(crate) async fn redeem(
    tx: &Tx,
    client: &Client,
    user: User,
    token: &Token,
    now: OffsetDateTime,
) -> Result<Redeemed, AuthError> {
    let number = match token.kind {
        Kind::PhoneChange => user.phone_change.clone(),
        _ => user.phone.clone(),
    };
    let number = number.ok_or(AuthError::CodeExpired)?;
    one_time_tokens::consume(tx, token).await?;
    // As with addresses: a password that someone else may have set does not outlive the proof of the number, unless the
    // proof is that very sign-up's.
    let keep_password = token.kind != Kind::Sms || user.confirmed_at().is_some();
    confirm_number(tx, &user, &number, keep_password, now).await?;
    let action = match token.kind {
        Kind::PhoneChange => Some(Action::PhoneChanged),
        _ if user.phone_confirmed_at.is_none() => Some(Action::UserConfirmed),
        _ => None,
    };
    if let Some(action) = action {
        audit::write(tx, &Entry::of(action, user.id, client), now).await?;
    }
    let user = by_id(tx, user.id).await?.ok_or(AuthError::UserNotFound)?;
    Ok(Redeemed::Proved(Box::new(user), Method::Otp))
}

/// Gives the account this number, proved. An account that only claimed it loses it.
async fn confirm_number(
    tx: &Tx,
    user: &User,
    number: &str,
    keep_password: bool,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let squatter = Sql::new(
        "update auth.users set phone = null, updated_at = $3::timestamptz
         where phone = $1 and id <> $2::uuid and phone_confirmed_at is null",
    );
    tx.execute(&squatter.bind(number).bind(user.id).bind(now)).await?;
    let sql = Sql::new(
        r#"with identity as (
             insert into auth.identities
                 (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
             values ($1::uuid, 'phone', $1::uuid::text, $3::jsonb, $4::timestamptz, $4::timestamptz, $4::timestamptz)
             on conflict (provider, provider_id) do update
             set identity_data = excluded.identity_data, updated_at = excluded.updated_at
         )
         update auth.users
         set phone = $2, phone_confirmed_at = case when phone = $2 then coalesce(phone_confirmed_at, $4::timestamptz)
                 else $4::timestamptz end,
             phone_change = null, is_anonymous = false, updated_at = $4::timestamptz,
             password_hash = case when $5::boolean then password_hash end,
             app_metadata = case when app_metadata -> 'providers' @> '["phone"]' then app_metadata
                 else app_metadata
                     || jsonb_build_object('providers', coalesce(app_metadata -> 'providers', '[]') || '["phone"]') end
         where id = $1::uuid"#,
    )
    .bind(user.id)
    .bind(number)
    .bind(identity(user.id, number, true))
    .bind(now)
    .bind(keep_password);
    match tx.execute(&sql).await {
        Ok(_) => Ok(()),
        Err(error) if error.unique_violation() == Some("users_phone_key") => Err(AuthError::PhoneExists),
        Err(error) => Err(error.into()),
    }
}
