//! Who did what to an account: a log that only grows. An entry is written in the transaction that does the thing, so
//! neither exists without the other; a refusal, which changes nothing, writes its entry alone.

mod action;

use crate::{client::Client, error::AuthError, state::Inner};
pub use action::Action;
use aws_lc_rs::digest;
use devproof_db::{Sql, Tx};
use serde_json::Value;
use std::net::IpAddr;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Refusals of one account, or of all addresses in one bucket of strangers, that are written down in [`WINDOW`].
/// Further ones are counted by the metrics alone: a flood must not fill the disk.
const REFUSALS: i64 = 60;
/// The time in which they are counted.
const WINDOW: Duration = Duration::hours(1);
/// Buckets that addresses of nobody are counted in: enough that few calls wait for one row.
const BUCKETS: u8 = 64;

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
    pub(crate) fn saying(self, detail: Value) -> Self {
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

/// Something that was refused.
pub(crate) struct Refusal<'a> {
    pub(crate) action: Action,
    /// Whose account it was about, if it is anybody's.
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
    let key = digest::digest(&digest::SHA256, key.as_bytes());
    let sql = Sql::new(
        "with budget as (
             insert into auth.rate_limits as l (kind, key, used, resets_at)
             values ('audit', $1::bytea, 1, $3::timestamptz)
             on conflict (kind, key) do update
             set used = case when l.resets_at <= $2::timestamptz then 1 else l.used + 1 end,
                 resets_at = case when l.resets_at <= $2::timestamptz then excluded.resets_at else l.resets_at end
             where l.resets_at <= $2::timestamptz or l.used < $4::bigint
             returning used
         )
         insert into auth.audit_log (at, action, user_id, ip, detail)
         select $2::timestamptz, $5, $6::uuid, $7::inet, $8::jsonb from budget",
    )
    .bind(key.as_ref())
    .bind(now)
    .bind(now + WINDOW)
    .bind(REFUSALS)
    .bind(refusal.action.as_str())
    .bind(refusal.user)
    .bind(client.ip.to_canonical().to_string())
    .bind(refusal.detail);
    state.run(&sql).await?;
    Ok(())
}
