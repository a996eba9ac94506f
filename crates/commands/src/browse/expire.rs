//! The end of interest that a company left undecided. No command: no one asks for it, the clock does.

use crate::rpc::batches::in_batches;
use devproof_db::{Db, DbError, Sql};

/// Interests that one statement ends.
const BATCH: i32 = 100;

/// Ends every interest that waits for 14 days, gives each back to its seeker as a bonus, and plans the mails to both
/// sides, in transactions of a bounded size. How many it ended. While one node does it, another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub async fn expire_interests(db: &Db) -> Result<usize, DbError> {
    let sql = Sql::new("select private.expire_interests($1::integer)").bind(BATCH);
    in_batches(db, &sql, BATCH).await
}
