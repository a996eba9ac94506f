//! Figures that are counted once and read often. No command: the clock asks for them.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use time::OffsetDateTime;

/// Counts how many open jobs asked for each skill as the last twelve weeks began, where that is not counted yet. How many
/// weeks it counted. While one node does it, another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; nothing was counted then.
pub async fn count_skill_demand(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    count(db, "select private.count_skill_demand($1)", now).await
}

/// Counts once a day how far the interests of groups of people get. How many groups it counted. While one node does it,
/// another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; nothing was counted then.
pub async fn count_interest_funnels(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    count(db, "select private.count_interest_funnels($1)", now).await
}

async fn count(db: &Db, statement: &'static str, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new(statement).bind(now);
    let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.first_value::<i32>()?.and_then(|counted| usize::try_from(counted).ok()).unwrap_or(0))
}
