//! The end of interviews whose time is over. No command: nobody asks for it, the clock does.

use crate::batches::in_batches;
use devproof_db::{Db, DbError, Sql};
use time::OffsetDateTime;

/// Interviews that one statement ends.
const BATCH: i32 = 50;

/// Ends every interview whose time is over at `now`, with what is there, and gives back what waited for a score too
/// long. In transactions of a bounded size; how many it ended. Several nodes may do this at once.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn end_interviews(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new("select private.end_interviews($1::timestamptz, $2::integer)").bind(now).bind(BATCH);
    in_batches(db, &sql, BATCH).await
}
