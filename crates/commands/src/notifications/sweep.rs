//! Notifications that are over. No command: the clock asks.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use time::{Duration, OffsetDateTime};

/// How long a notification is kept.
const KEPT: Duration = Duration::days(90);
/// The most that one person keeps; the oldest go first.
const MOST: i64 = 500;
/// Rows that one statement deletes.
const BATCH: i64 = 500;

/// Deletes what is older than 90 days, and of each person all but the newest 500. How many.
///
/// # Errors
/// PostgreSQL's error; what was deleted before it stays deleted.
pub async fn sweep_notifications(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let old = Sql::new(
        "delete from public.notifications n where n.id in (
             select o.id from public.notifications o where o.created_at < $1::timestamptz
             order by o.created_at limit $2::bigint for update skip locked)
         returning n.id",
    )
    .bind(now - KEPT)
    .bind(BATCH);
    let many = Sql::new(
        "delete from public.notifications n where n.id in (
             select r.id from (select o.profile_id from public.notifications o group by 1 having count(*) > $1::bigint) p
             cross join lateral (
                 select o.id from public.notifications o where o.profile_id = p.profile_id
                 order by o.created_at desc, o.id desc offset $1::bigint) r
             limit $2::bigint)
         returning n.id",
    )
    .bind(MOST)
    .bind(BATCH);
    let mut swept = 0;
    for sql in [old, many] {
        loop {
            let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
            swept += rows.len();
            if rows.is_empty() {
                break;
            }
        }
    }
    Ok(swept)
}
