//! Passkeys: keys that sign in without a password. Rows of `auth.passkeys`, and the challenges of their ceremonies.

use crate::{
    error::AuthError,
    user::stamp,
    webauthn::{from_row, to_row},
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;
use webauthn_rs::prelude::Passkey;

/// Passkeys that an account may have.
pub(crate) const MAX_PASSKEYS: usize = 10;
/// How long a ceremony may take.
pub(crate) const LIFETIME: Duration = Duration::seconds(300);
/// Open ceremonies of one account's registrations; the oldest go.
const MAX_OPEN: i32 = 5;

/// One passkey.
pub(crate) struct Stored {
    pub(crate) id: Uuid,
    pub(crate) key: Passkey,
    name: String,
    created_at: OffsetDateTime,
    last_used_at: Option<OffsetDateTime>,
}

const COLUMNS: &str = "id, credential, friendly_name, created_at, last_used_at";

devproof_db::columns! {
    struct PasskeyRow {
        id: Uuid,
        credential: Option<Value>,
        friendly_name: String,
        created_at: OffsetDateTime,
        last_used_at: Option<OffsetDateTime>,
    }

    struct Ceremony {
        state: Value,
        expires_at: OffsetDateTime,
    }
}

impl TryFrom<PasskeyRow> for Stored {
    type Error = AuthError;

    fn try_from(row: PasskeyRow) -> Result<Self, AuthError> {
        let PasskeyRow { id, credential, friendly_name, created_at, last_used_at } = row;
        Ok(Self { id, key: from_row(credential)?, name: friendly_name, created_at, last_used_at })
    }
}

impl Stored {
    /// As it is shown to its owner.
    pub(crate) fn to_json(&self) -> Value {
        let mut shown = json!({ "id": self.id, "created_at": stamp(self.created_at) });
        if !self.name.is_empty() {
            shown["friendly_name"] = self.name.as_str().into();
        }
        if let Some(at) = self.last_used_at {
            shown["last_used_at"] = stamp(at).into();
        }
        shown
    }
}

/// The passkeys of an account, oldest first.
pub(crate) async fn of_user(tx: &Tx, user: Uuid) -> Result<Vec<Stored>, AuthError> {
    let sql =
        Sql::new(format!("select {COLUMNS} from auth.passkeys where user_id = $1::uuid order by created_at, id"));
    tx.read_all::<PasskeyRow>(&sql.bind(user)).await?.into_iter().map(Stored::try_from).collect()
}

/// The key with this id. Its owner is locked.
pub(crate) async fn by_credential(tx: &Tx, user: Uuid, credential: &[u8]) -> Result<Option<Stored>, AuthError> {
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.passkeys where credential_id = $1::bytea and user_id = $2::uuid"
    ));
    tx.read_opt::<PasskeyRow>(&sql.bind(credential).bind(user)).await?.map(Stored::try_from).transpose()
}

/// Stores a new key.
///
/// # Errors
/// `webauthn_credential_exists` when someone has it.
pub(crate) async fn add(
    tx: &Tx,
    user: Uuid,
    key: &Passkey,
    name: &str,
    now: OffsetDateTime,
) -> Result<Stored, AuthError> {
    let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    let sql = Sql::new(
        "insert into auth.passkeys (id, user_id, credential_id, credential, friendly_name, created_at, updated_at)
         values ($1, $2, $3::bytea, $4::jsonb, $5, $6::timestamptz, $6::timestamptz)
         on conflict (credential_id) do nothing",
    )
    .bind(id)
    .bind(user)
    .bind(key.cred_id().to_vec())
    .bind(to_row(key)?)
    .bind(name)
    .bind(now);
    if tx.execute(&sql).await? == 0 {
        return Err(AuthError::PasskeyExists);
    }
    Ok(Stored { id, key: key.clone(), name: name.to_owned(), created_at: now, last_used_at: None })
}

/// Notes a use, and the key's counter.
pub(crate) async fn used(tx: &Tx, stored: &Stored, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "update auth.passkeys set credential = $2::jsonb, last_used_at = $3::timestamptz, updated_at = $3::timestamptz
         where id = $1::uuid",
    )
    .bind(stored.id)
    .bind(to_row(&stored.key)?)
    .bind(now);
    tx.execute(&sql).await?;
    Ok(())
}

/// Names one of the user's keys. False when there is no such key.
pub(crate) async fn rename(
    tx: &Tx,
    user: Uuid,
    id: Uuid,
    name: &str,
    now: OffsetDateTime,
) -> Result<bool, AuthError> {
    let sql = Sql::new(
        "update auth.passkeys set friendly_name = $3, updated_at = $4::timestamptz
         where id = $1::uuid and user_id = $2::uuid",
    );
    Ok(tx.execute(&sql.bind(id).bind(user).bind(name).bind(now)).await? == 1)
}

/// Notes which key opened a session: it ends, or falls, with the key.
pub(crate) async fn record_passkey_use(tx: &Tx, session: Uuid, id: Uuid) -> Result<(), AuthError> {
    let sql = Sql::new("update auth.sessions set passkey_id = $2::uuid where id = $1::uuid").bind(session).bind(id);
    tx.execute(&sql).await?;
    Ok(())
}

/// Ends the sessions that a key opened, but this one: anyone who has the key must not stay.
pub(crate) async fn end_opened(tx: &Tx, user: Uuid, id: Uuid, but: Uuid) -> Result<u64, AuthError> {
    let sql =
        Sql::new("delete from auth.sessions where user_id = $1::uuid and passkey_id = $2::uuid and id <> $3::uuid");
    Ok(tx.execute(&sql.bind(user).bind(id).bind(but)).await?)
}

/// Removes one of the user's keys; a trigger lowers the sessions that it opened. False when there is no such key.
pub(crate) async fn delete(tx: &Tx, user: Uuid, id: Uuid) -> Result<bool, AuthError> {
    let sql = Sql::new("delete from auth.passkeys where id = $1::uuid and user_id = $2::uuid").bind(id).bind(user);
    Ok(tx.execute(&sql).await? == 1)
}

/// Begins a ceremony: of `user`'s registration, or of a sign-in of anyone who answers.
pub(crate) async fn begin(tx: &Tx, user: Option<Uuid>, state: Value, now: OffsetDateTime) -> Result<Uuid, AuthError> {
    if let Some(user) = user {
        let surplus = Sql::new(
            "delete from auth.passkey_challenges where id in (
                 select id from auth.passkey_challenges where user_id = $1::uuid
                 order by created_at desc, id offset $2::int)",
        );
        tx.execute(&surplus.bind(user).bind(MAX_OPEN - 1)).await?;
    }
    let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    let sql = Sql::new(
        "insert into auth.passkey_challenges (id, user_id, state, created_at, expires_at)
         values ($1, $2, $3::jsonb, $4::timestamptz, $5::timestamptz)",
    )
    .bind(id)
    .bind(user)
    .bind(state)
    .bind(now)
    .bind(now + LIFETIME);
    tx.execute(&sql).await?;
    Ok(id)
}

/// Takes a ceremony's state, once: right or wrong, its answer is not looked at again. The caller commits either way.
pub(crate) async fn consume_ceremony(
    tx: &Tx,
    id: Uuid,
    user: Option<Uuid>,
    now: OffsetDateTime,
) -> Result<Value, AuthError> {
    let sql = Sql::new(
        "delete from auth.passkey_challenges where id = $1::uuid and user_id is not distinct from $2::uuid
         returning state, expires_at",
    );
    let ceremony: Option<Ceremony> = tx.read_opt(&sql.bind(id).bind(user)).await?;
    let Ceremony { state, expires_at } = ceremony.ok_or(AuthError::PasskeyChallengeNotFound)?;
    if expires_at < now { Err(AuthError::PasskeyChallengeExpired) } else { Ok(state) }
}
