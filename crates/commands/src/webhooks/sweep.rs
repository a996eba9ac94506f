//! What was sent to webhooks is forgotten after a month. No command: the clock asks.

use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use time::{Duration, OffsetDateTime};

/// How long an event is kept, whatever became of it.
const KEPT: Duration = Duration::days(30);
/// Rows that one statement deletes.
const BATCH: usize = 500;

/// Deletes events that are older than 30 days. How many.
///
/// # Errors
/// PostgreSQL's error; what was deleted before it stays deleted.
pub async fn sweep_webhooks(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new(
        "delete from public.webhook_deliveries d where d.id in (
             select o.id from public.webhook_deliveries o where o.created_at < $1::timestamptz
             order by o.created_at limit $2::bigint for update skip locked)
         returning d.id",
    )
    .bind(now - KEPT)
    .bind(BATCH);
    let mut swept = 0;
    loop {
        let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?.len();
        swept += rows;
        if rows < BATCH {
            return Ok(swept);
        }
    }
}
