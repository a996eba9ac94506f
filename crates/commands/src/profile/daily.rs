//! What is looked at again each day for a profile: verified links, and repositories.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use time::{Duration, OffsetDateTime};

/// Between two looks at the same thing.
pub(super) const EVERY: Duration = Duration::days(1);
/// Tasks that are planned at once: those of a day are spread over its minutes.
const BATCH: i32 = 50;

/// Plans tasks of a kind for some of what is due; how many. The statement holds what it plans: while one node does it,
/// another leaves it alone.
pub(super) async fn plan(db: &Db, statement: &'static str, kind: &str, now: OffsetDateTime) -> Result<i32, DbError> {
    let sql = Sql::new(statement).bind(now).bind(now + EVERY).bind(BATCH).bind(kind);
    let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.first_value()?.unwrap_or(0))
}
