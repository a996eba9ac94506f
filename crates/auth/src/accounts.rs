//! Accounts: made, found, confirmed.

pub(crate) mod phone;
pub(crate) mod providers;
mod redeemed;

pub(crate) use redeemed::Redeemed;

use crate::{
    audit::{self, Action, Entry},
    client::Client,
    email,
    error::AuthError,
    state::Inner,
    user::{User, email_identity},
};
use devproof_claims::random_bytes;
use devproof_db::{Rows, Sql, Tx};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

/// An account to be made.
#[derive(Debug, Clone)]
pub struct NewAccount<'a> {
    /// Its id.
    pub id: Uuid,
    /// Its address, in any spelling.
    pub email: &'a str,
    /// PHC string of its password, if it has one.
    pub password_hash: Option<&'a str>,
    /// The address needs no confirmation.
    pub confirmed: bool,
    /// The user's own metadata.
    pub data: Map<String, Value>,
}

/// Makes an account with its identity, in a transaction of the system role. False when the address is taken.
/// For sign-up, seeds and the command line alike.
///
/// # Errors
/// When the address is none, or the database fails.
pub async fn create(tx: &Tx, account: &NewAccount<'_>, now: OffsetDateTime) -> Result<bool, AuthError> {
    let email = email::normalise(account.email)?;
    let mut data = account.data.clone();
    if account.confirmed {
        data.insert("email_verified".to_owned(), Value::Bool(true));
    }
    let sql = Sql::new(
        "with made as (
             insert into auth.users
                 (id, email, password_hash, app_metadata, user_metadata, email_confirmed_at, created_at, updated_at)
             values ($1::uuid, $2, $3, $4::jsonb, $5::jsonb, $6::timestamptz, $7::timestamptz, $7::timestamptz)
             on conflict do nothing
             returning id
         )
         insert into auth.identities
             (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
         select id, 'email', id::text, $8::jsonb, $7::timestamptz, $7::timestamptz, $7::timestamptz from made",
    )
    .bind(account.id)
    .bind(&email)
    .bind(account.password_hash)
    .bind(json!({ "provider": "email", "providers": ["email"] }))
    .bind(Value::Object(data))
    .bind(account.confirmed.then_some(now))
    .bind(now)
    .bind(email_identity(account.id, &email, account.confirmed));
    Ok(tx.execute(&sql).await? == 1)
}

/// The account of an address, locked.
pub(crate) async fn by_email(tx: &Tx, email: &str) -> Result<Option<User>, AuthError> {
    let lock = Sql::new("select id from auth.users where email = $1 and deleted_at is null for update").bind(email);
    match tx.value_opt(&lock).await? {
        Some(id) => locked(tx, id).await,
        None => Ok(None),
    }
}

/// The account, locked.
pub(crate) async fn by_id(tx: &Tx, id: Uuid) -> Result<Option<User>, AuthError> {
    tx.query_opt(&Sql::new("select from auth.users where id = $1 for update").bind(id)).await?;
    locked(tx, id).await
}

/// What is read by a statement that begins once the lock is held: one that waits for the lock would show the identities
/// and factors of before.
async fn locked(tx: &Tx, id: Uuid) -> Result<Option<User>, AuthError> {
    let sql = User::select("where u.id = $1::uuid and u.deleted_at is null").bind(id);
    Ok(tx.read_opt(&sql).await?)
}

/// Notes which address the account is to get once its halves are confirmed.
pub(crate) async fn set_pending_email(tx: &Tx, id: Uuid, new: &str, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql =
        Sql::new("update auth.users set email_change = $2, email_change_sent_at = $3, updated_at = $3 where id = $1");
    tx.execute(&sql.bind(id).bind(new).bind(now)).await?;
    Ok(())
}

/// Notes that mail to the account's address was answered.
///
/// An account that was never confirmed may carry a password of someone who does not own the address. Unless the
/// proof belongs to that very sign-up, the password goes.
pub(crate) async fn confirm(
    tx: &Tx,
    user: User,
    keep_password: bool,
    now: OffsetDateTime,
) -> Result<User, AuthError> {
    if user.email_confirmed_at.is_some() {
        return Ok(user);
    }
    let sql = Sql::new(
        r#"with identity as (
               update auth.identities
               set identity_data = identity_data || '{"email_verified": true}', updated_at = $2::timestamptz
               where user_id = $1::uuid and provider = 'email'
           )
           update auth.users
           set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz,
               user_metadata = user_metadata || '{"email_verified": true}',
               password_hash = case when $3::boolean then password_hash end
           where id = $1::uuid"#,
    )
    .bind(user.id)
    .bind(now)
    .bind(keep_password);
    tx.execute(&sql).await?;
    by_id(tx, user.id).await?.ok_or(AuthError::UserNotFound)
}

/// The account of an address that the operator asks in, locked: a new one, or one that was never confirmed.
///
/// # Errors
/// `email_exists` when someone uses it.
pub(crate) async fn invited(
    tx: &Tx,
    client: &Client,
    email: &str,
    data: Map<String, Value>,
    now: OffsetDateTime,
) -> Result<User, AuthError> {
    let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    create(tx, &NewAccount { id, email, password_hash: None, confirmed: false, data }, now).await?;
    let user = by_email(tx, email).await?.ok_or(AuthError::EmailExists)?;
    if user.email_confirmed_at.is_some() {
        return Err(AuthError::EmailExists);
    }
    let sql =
        Sql::new("update auth.users set invited_at = $2, updated_at = $2 where id = $1").bind(user.id).bind(now);
    tx.execute(&sql).await?;
    audit::write(tx, &Entry::of(Action::UserInvited, user.id, client), now).await?;
    by_id(tx, user.id).await?.ok_or(AuthError::Unexpected)
}

/// Whether an account may be made for this address: sign-up is on, or a team invited it.
pub(crate) async fn may_sign_up(state: &Inner, email: &str) -> Result<bool, AuthError> {
    if !state.config.disable_signup {
        return Ok(true);
    }
    Ok(state.run(&is_invited(email)).await?.first_value()?.unwrap_or_default())
}

/// The same inside a transaction.
pub(crate) async fn may_sign_up_in(tx: &Tx, state: &Inner, email: &str) -> Result<bool, AuthError> {
    Ok(!state.config.disable_signup || tx.value(&is_invited(email)).await?)
}

fn is_invited(email: &str) -> Sql {
    Sql::new("select auth.is_invited($1)").bind(email)
}

/// Metadata with changes merged in key by key; null deletes a key.
pub(crate) fn merged(old: &Value, changes: Map<String, Value>) -> Map<String, Value> {
    let mut merged = old.as_object().cloned().unwrap_or_default();
    for (name, value) in changes {
        if value.is_null() {
            merged.remove(&name);
        } else {
            merged.insert(name, value);
        }
    }
    merged
}
