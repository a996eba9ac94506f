//! Refusals: entries that no transaction carries, and that a flood must not fill the disk with.

use super::Action;
use crate::{client::Client, error::AuthError, state::Inner};
use aws_lc_rs::digest;
use devproof_db::Sql;
use devproof_limits::{Key, Limit, Windows};
use serde_json::Value;
use uuid::Uuid;

/// Refusals of one account, or of all addresses in one bucket of strangers, that are written down. Further ones are
/// counted by the metrics alone: a flood must not fill the disk.
const REFUSALS: Limit = Limit::new(60, 3_600);
/// Buckets that addresses without an account are counted in: enough that few calls wait for one row.
const BUCKETS: u8 = 64;

/// Something that was refused.
pub(crate) struct Refusal<'a> {
    pub(crate) action: Action,
    /// Whose account it was about, if it is anyone's.
    pub(crate) user: Option<Uuid>,
    /// The address or number that was named; never stored.
    pub(crate) named: &'a str,
    pub(crate) detail: Value,
}

/// Writes down a refusal, as long as the log does not hold too many of that account already. One statement, the same
/// for accounts that exist and for those that do not.
pub(crate) async fn refuse(state: &Inner, client: &Client, refusal: Refusal<'_>) -> Result<(), AuthError> {
    let now = state.now();
    let key = match refusal.user {
        Some(user) => user.to_string(),
        None => format!("nobody {}", digest::digest(&digest::SHA256, refusal.named.as_bytes()).as_ref()[0] % BUCKETS),
    };
    let mut sql = Sql::new("with room as (");
    Windows::push_consume(&mut sql, &Key::new("audit", &key), REFUSALS, now);
    sql.push(") insert into auth.audit_log (at, action, user_id, ip, detail) select ");
    sql.push_bind(now);
    sql.push("::timestamptz, ");
    sql.push_bind(refusal.action.as_str());
    sql.push(", ");
    sql.push_bind(refusal.user);
    sql.push("::uuid, ");
    sql.push_bind(client.ip.to_canonical().to_string());
    sql.push("::inet, ");
    sql.push_bind(refusal.detail);
    sql.push("::jsonb from room");
    state.run(&sql).await?;
    Ok(())
}
