//! Forgetting what is over.

use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use time::Duration;

/// Deletes what no longer counts: private halves of signing keys that no one honours, sessions that no one used for more than a year, links and codes that ran out, counters of past windows, used captchas, addresses not used for
/// half a year. Of the log what is older than `keep_log` days, never less than 90; 0 keeps everything. To be called
/// about once an hour.
///
/// # Errors
/// PostgreSQL's error.
pub async fn sweep(db: &Db, clock: &dyn Clock, keep_log: u32) -> Result<(), DbError> {
    let statements = [
        "update auth.keys set retired_at = honoured_until, sealed = ''
         where retired_at is null and honoured_until < $1::timestamptz",
        "delete from auth.sessions where rotated_at < $1::timestamptz - interval '400 days'",
        "delete from auth.one_time_tokens where expires_at < $1::timestamptz",
        "delete from auth.restore_links where expires_at < $1::timestamptz",
        "delete from auth.undo_links where expires_at < $1::timestamptz",
        "delete from auth.factor_attempts where day_ends_at < $1::timestamptz and (blocked_until is null or blocked_until < $1::timestamptz)",
        "delete from auth.flows where created_at < $1::timestamptz - interval '2 days'",
        "delete from auth.spent_captchas where expires_at < $1::timestamptz",
        "delete from auth.oauth_states where created_at < $1::timestamptz - interval '1 hour'",
        "delete from auth.sso_links where created_at < $1::timestamptz - interval '1 hour'",
        "delete from auth.mfa_challenges where expires_at < $1::timestamptz - interval '1 day'",
        "delete from auth.mfa_factors where status = 'unverified' and created_at < $1::timestamptz - interval '1 day'",
        "delete from auth.passkey_challenges where expires_at < $1::timestamptz",
        "delete from auth.rate_limits where resets_at < $1::timestamptz",
        "delete from auth.known_addresses where last_used_at < $1::timestamptz - interval '180 days'",
    ];
    for text in statements {
        let sql = Sql::new(text).bind(clock.now());
        db.run(Actor::System, Access::ReadWrite, &Settings::default(), &sql).await?;
    }
    if keep_log > 0 {
        let before = clock.now() - Duration::days(i64::from(keep_log));
        let sql = Sql::new("select auth.sweep_audit_log($1::timestamptz)").bind(before);
        db.run(Actor::System, Access::ReadWrite, &Settings::default(), &sql).await?;
    }
    Ok(())
}
