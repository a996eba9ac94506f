//! Who did what to an account: a log that only grows. An entry is written in the transaction that does the thing, so
//! neither exists without the other; a refusal, which changes nothing, writes its entry alone.

mod action;
mod refusal;

pub use action::Action;
pub(crate) use refusal::{Refusal, refuse};

use crate::{client::Client, error::AuthError};
use devproof_db::{Sql, Tx};
use serde_json::Value;
use std::net::IpAddr;
use time::OffsetDateTime;
use uuid::Uuid;

/// One entry. Never holds a secret, an email address or a phone number.
pub(crate) struct Entry {
    pub(crate) action: Action,
    pub(crate) user: Uuid,
    pub(crate) session: Option<Uuid>,
    pub(crate) ip: IpAddr,
    pub(crate) detail: Value,
}

impl Entry {
    /// About this account, with nothing more to tell.
    pub(crate) fn of(action: Action, user: Uuid, client: &Client) -> Self {
        Self { action, user, session: None, ip: client.ip, detail: Value::Object(serde_json::Map::new()) }
    }

    /// With the session that it is about or that did it.
    pub(crate) fn in_session(self, session: Uuid) -> Self {
        Self { session: Some(session), ..self }
    }

    /// With more to tell: an object.
    pub(crate) fn with_detail(self, detail: Value) -> Self {
        Self { detail, ..self }
    }
}

/// Writes an entry with what it tells of.
pub(crate) async fn write(tx: &Tx, entry: &Entry, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "insert into auth.audit_log (at, action, user_id, session_id, ip, detail)
         values ($1, $2, $3, $4, $5::inet, $6::jsonb)",
    )
    .bind(now)
    .bind(entry.action.as_str())
    .bind(entry.user)
    .bind(entry.session)
    .bind(entry.ip.to_canonical().to_string())
    .bind(&entry.detail);
    tx.execute(&sql).await?;
    Ok(())
}
