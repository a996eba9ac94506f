//! Forgetting what is over.

use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};

/// Deletes what no longer counts: sessions that nobody used for more than a year, links and codes that ran out, counters of past windows, addresses not used for
/// half a year, log entries of more than a year. To be called about once an hour.
///
/// # Errors
/// PostgreSQL's error.
pub async fn sweep(db: &Db, clock: &dyn Clock) -> Result<(), DbError> {
    let statements = [
        "delete from auth.sessions where rotated_at < $1::timestamptz - interval '400 days'",
        "delete from auth.one_time_tokens where expires_at < $1::timestamptz",
        "delete from auth.flows where created_at < $1::timestamptz - interval '2 days'",
        "delete from auth.rate_limits where resets_at < $1::timestamptz",
        "delete from auth.known_addresses where last_used_at < $1::timestamptz - interval '180 days'",
        "delete from auth.audit_log where at < $1::timestamptz - interval '400 days'",
    ];
    for text in statements {
        let sql = Sql::new(text).bind(clock.now());
        db.run(Actor::System, Access::ReadWrite, &Settings::default(), &sql).await?;
    }
    Ok(())
}
