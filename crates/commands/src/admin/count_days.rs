//! The numbers of each day, counted once it is over. No command: the clock asks for it.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use time::OffsetDateTime;

/// Days that are counted at a time, so that a first start with much data doesn't do it all at once.
const MOST: i32 = 7;

/// Counts days that are over and not counted yet, the latest first. How many it counted. While one node does it, another
/// finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; nothing was counted then.
pub async fn count_days(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new("select private.count_days($1, $2)").bind(now).bind(MOST);
    let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.first_value::<i32>()?.and_then(|counted| usize::try_from(counted).ok()).unwrap_or(0))
}
