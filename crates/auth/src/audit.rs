//! Who did what to an account. Written in the transaction that does it.

use crate::error::AuthError;
use devproof_db::{Sql, Tx};
use serde_json::Value;
use std::net::IpAddr;
use time::OffsetDateTime;
use uuid::Uuid;

/// One entry. Never holds a secret or an address.
pub(crate) struct Entry {
    pub(crate) action: &'static str,
    pub(crate) user: Uuid,
    pub(crate) session: Option<Uuid>,
    pub(crate) ip: IpAddr,
    pub(crate) detail: Value,
}

pub(crate) async fn write(tx: &Tx, entry: &Entry, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "insert into auth.audit_log (at, action, user_id, session_id, ip, detail)
         values ($1, $2, $3, $4, $5::inet, $6::jsonb)",
    )
    .bind(now)
    .bind(entry.action)
    .bind(entry.user)
    .bind(entry.session)
    .bind(entry.ip.to_canonical().to_string())
    .bind(&entry.detail);
    tx.execute(&sql).await?;
    Ok(())
}
